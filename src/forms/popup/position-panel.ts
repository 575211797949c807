export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 6;
const MARGIN = 8;

/** The position of a panel: below its field, or above it where there is more room, always within the window. */
export function positionPanel(
  field: Box,
  panel: { width: number; height: number },
  window: Box,
): { left: number; top: number } {
  const bottom = window.top + window.height;
  const below = field.top + field.height + GAP;
  const above = field.top - GAP - panel.height;
  const fitsBelow = below + panel.height + MARGIN <= bottom;
  const roomBelow = bottom - below;
  const roomAbove = field.top - GAP - window.top;
  return {
    left: clamp(field.left, window.left + MARGIN, window.left + window.width - panel.width - MARGIN),
    top: clamp(
      fitsBelow || roomBelow >= roomAbove ? below : above,
      window.top + MARGIN,
      bottom - panel.height - MARGIN,
    ),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
