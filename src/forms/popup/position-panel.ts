export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 6;
const margin = 8;

/** Where a panel stands: below its field, above it where there is more room, and always within the window. */
export function placePanel(
  field: Box,
  panel: { width: number; height: number },
  window: Box,
): { left: number; top: number } {
  const bottom = window.top + window.height;
  const below = field.top + field.height + gap;
  const above = field.top - gap - panel.height;
  const fitsBelow = below + panel.height + margin <= bottom;
  const roomBelow = bottom - below;
  const roomAbove = field.top - gap - window.top;
  return {
    left: clamp(field.left, window.left + margin, window.left + window.width - panel.width - margin),
    top: clamp(
      fitsBelow || roomBelow >= roomAbove ? below : above,
      window.top + margin,
      bottom - panel.height - margin,
    ),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
