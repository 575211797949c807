/** The dimensions of a model in millimetres, seen from the front. */
export interface Dimensions {
  width: number;
  height: number;
  depth: number;
  /**
   * Flanges and sockets: their centres, counted from the lower left corner of the view that shows them; round or rectangular.
   */
  connections: {
    view: View;
    label: string;
    x: number;
    y: number;
    diameter?: number;
    width?: number;
    height?: number;
  }[];
}
/** The data from which a build writes the drawing of a model. */
export interface DrawingFacts {
  slug: string;
  name: string;
  dimensions: Dimensions;
}

export type View = 'front' | 'left' | 'top';

/** Millimetres; y grows upwards. */
type Point = readonly [x: number, y: number];

export type Layer = 'outline' | 'axes' | 'dimensions';

export type Shape =
  | { kind: 'line'; layer: Layer; from: Point; to: Point }
  | { kind: 'circle'; layer: Layer; centre: Point; radius: number }
  /** Centred on its point. `upright`: turned by 90° to the left. */
  | { kind: 'text'; layer: Layer; at: Point; height: number; text: string; upright?: boolean };

export interface Drawing {
  shapes: Shape[];
  /** Of all shapes: the lower left corner and the size. */
  bounds: { x: number; y: number; width: number; height: number };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text height as a share of the longer side of the sheet. */
const TEXT_SHARE = 1 / 46;

/**
 * The front, left and top view of a box with its dimensions and connections, at full scale. The positions follow
 * ГОСТ 2.305-2008: the left view to the right of the front view, the top view below it.
 * @param names of the views
 */
export function threeViews({ width, height, depth, connections }: Dimensions, names: Record<View, string>): Drawing {
  const text = Math.ceil(Math.max(width + depth, height + depth) * TEXT_SHARE);
  const gap = text * 8;
  const views: Record<View, Box> = {
    front: { x: 0, y: depth + gap, width, height },
    left: { x: width + gap, y: depth + gap, width: depth, height },
    top: { x: 0, y: 0, width, height: depth },
  };
  const shapes: Shape[] = [];
  for (const [view, box] of Object.entries(views) as [View, Box][])
    shapes.push(...outline(box, text), caption(names[view], box, text));
  shapes.push(
    ...horizontalSize(views.front, text),
    ...horizontalSize(views.left, text),
    ...verticalSize(views.front, text),
    ...verticalSize(views.top, text),
    ...connections.flatMap((connection) => connectionShapes(connection, views[connection.view], text)),
  );
  const margin = text * 5;
  return {
    shapes,
    bounds: {
      x: -margin,
      y: -text * 2,
      width: width + gap + depth + margin + text * 2,
      height: height + gap + depth + text * 5,
    },
  };
}

const line = (layer: Layer, from: Point, to: Point): Shape => ({ kind: 'line', layer, from, to });

function rectangle({ x, y, width, height }: Box): Shape[] {
  const [right, top] = [x + width, y + height];
  return [
    line('outline', [x, y], [right, y]),
    line('outline', [right, y], [right, top]),
    line('outline', [right, top], [x, top]),
    line('outline', [x, top], [x, y]),
  ];
}

function outline(box: Box, text: number): Shape[] {
  const { x, y, width, height } = box;
  const over = text / 2;
  const [right, top] = [x + width, y + height];
  return [
    ...rectangle(box),
    line('axes', [x + width / 2, y - over], [x + width / 2, top + over]),
    line('axes', [x - over, y + height / 2], [right + over, y + height / 2]),
  ];
}

function caption(text: string, { x, y, width, height: tall }: Box, height: number): Shape {
  return { kind: 'text', layer: 'dimensions', at: [x + width / 2, y + tall + height * 1.6], height, text };
}

/** Below the box. */
function horizontalSize({ x, y, width }: Box, text: number): Shape[] {
  const at = y - text * 2.5;
  return [
    line('dimensions', [x, y], [x, at - text / 2]),
    line('dimensions', [x + width, y], [x + width, at - text / 2]),
    line('dimensions', [x, at], [x + width, at]),
    ...arrow([x, at], [text, 0]),
    ...arrow([x + width, at], [-text, 0]),
    { kind: 'text', layer: 'dimensions', at: [x + width / 2, at + text * 0.8], height: text, text: String(width) },
  ];
}

/** To the left of the box. */
function verticalSize({ x, y, height }: Box, text: number): Shape[] {
  const at = x - text * 2.5;
  return [
    line('dimensions', [x, y], [at - text / 2, y]),
    line('dimensions', [x, y + height], [at - text / 2, y + height]),
    line('dimensions', [at, y], [at, y + height]),
    ...arrow([at, y], [0, text]),
    ...arrow([at, y + height], [0, -text]),
    {
      kind: 'text',
      layer: 'dimensions',
      at: [at - text * 0.8, y + height / 2],
      height: text,
      text: String(height),
      upright: true,
    },
  ];
}

/** Two lines, which every program displays alike. */
function arrow([x, y]: Point, [dx, dy]: Point): Shape[] {
  const side = 0.17;
  return [1, -1].map((sign) => line('dimensions', [x, y], [x + dx - sign * dy * side, y + dy + sign * dx * side]));
}

function connectionShapes(
  { label, x, y, diameter = 0, width = diameter, height = diameter }: Dimensions['connections'][number],
  box: Box,
  text: number,
): Shape[] {
  const centre: Point = [box.x + x, box.y + y];
  const opening = { x: centre[0] - width / 2, y: centre[1] - height / 2, width, height };
  const reach = height / 2 + text / 2;
  // Inside, between the axes, or above a view that is too small for the text.
  const isWide = Math.min(width, height) > text * 8;
  const inside: Point = [centre[0] - width / 4, centre[1] - height / 4];
  const above: Point = [centre[0], centre[1] + reach + text * 0.7];
  return [
    ...(diameter > 0
      ? [{ kind: 'circle', layer: 'outline', centre, radius: diameter / 2 } as const]
      : rectangle(opening)),
    line('axes', [centre[0] - reach, centre[1]], [centre[0] + reach, centre[1]]),
    line('axes', [centre[0], centre[1] - reach], [centre[0], centre[1] + reach]),
    { kind: 'text', layer: 'dimensions', at: isWide ? inside : above, height: text, text: label },
  ];
}
