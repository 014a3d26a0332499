"""Check boxes and radio buttons."""

from PySide6.QtWidgets import QAbstractButton, QRadioButton, QStyle


def width_before_words(box: QAbstractButton) -> int:
    """Return how far from the left the words of a check box or a radio button begin, for what stands below them."""
    metric = QStyle.PixelMetric
    parts = (
        (metric.PM_ExclusiveIndicatorWidth, metric.PM_RadioButtonLabelSpacing)
        if isinstance(box, QRadioButton)
        else (metric.PM_IndicatorWidth, metric.PM_CheckBoxLabelSpacing)
    )
    return sum(box.style().pixelMetric(part, None, box) for part in parts)
