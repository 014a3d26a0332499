"""The positions of the HEN specification."""

EXAMPLES = (
    ".19x19_19bwb2w3_10Kb_8Kbw_7JbwMw_6Kbw_1Cw3bNwb2.L7.K7w.b",
    (
        "_19Kbw2_18DbKbwNwPw2b_17Cw2FbJwb2w2Pwb_16Mb3Rb_15LbQb2_14Qbw2_13Ow3b3_12Pbw3b_11KbNbw2b3_10Nw2bRbw"
        "_9CwPwb2w_8Pwbwb_7NwPwbw2_6CwKbMbwPwb_5GbJwMbwbwbw_4CbEbHbMbw2bRw_3FbwbwLw2b4w2_2GbwKw2Nwb2Rbw"
        "_1JwMwObQbSb.K11b.w.M6-SQ.M5-SQ.M4-SQ.K6-SQ.J5-CR"
    ),
    ".9x9_5Gb_4G~3_3E~1b~2~4_2Fw.H3w.b.E2-a",
)
"""The three examples, as they stand there: an arbitrary position, the ear-reddening move, numbered stones."""
