import { Colors, DxfWriter, point3d, TextHorizontalAlignment, TextVerticalAlignment, Units } from '@tarikjabiri/dxf';
import type { Drawing, Layer } from '../../../../src/features/drawing/three-views.ts';

/** Latin names, because older programs display no others. */
const LAYERS: Record<Layer, { name: string; color: number }> = {
  outline: { name: 'OUTLINE', color: Colors.White },
  axes: { name: 'AXES', color: Colors.Cyan },
  dimensions: { name: 'DIMENSIONS', color: Colors.Green },
};

/**
 * The font of a program for a style without one has no Cyrillic letters in some. LibreCAD takes its font by the name of the style,
 * and «unicode» is the one with Cyrillic letters; other programs load the file.
 */
const TEXT_STYLE = { name: 'unicode', fontFileName: 'arial.ttf' };

/** A drawing as DXF: full scale, in millimetres, a layer for each kind of line. */
export function writeDxf({ shapes, bounds: { x, y, width, height } }: Drawing): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  // Without the extents, programs that measure only lines cut off the texts outside them.
  dxf.setVariable('$EXTMIN', { 10: x, 20: y, 30: 0 });
  dxf.setVariable('$EXTMAX', { 10: x + width, 20: y + height, 30: 0 });
  for (const { name, color } of Object.values(LAYERS)) dxf.addLayer(name, color, 'CONTINUOUS');
  dxf.tables.addStyle(TEXT_STYLE.name).fontFileName = TEXT_STYLE.fontFileName;
  for (const shape of shapes) {
    const layerName = LAYERS[shape.layer].name;
    if (shape.kind === 'line') dxf.addLine(point3d(...shape.from, 0), point3d(...shape.to, 0), { layerName });
    else if (shape.kind === 'circle') dxf.addCircle(point3d(...shape.centre, 0), shape.radius, { layerName });
    else {
      const at = point3d(...shape.at, 0);
      const text = dxf.addText(at, shape.height, shape.text, {
        layerName,
        rotation: shape.upright ? 90 : 0,
        horizontalAlignment: TextHorizontalAlignment.Center,
        verticalAlignment: TextVerticalAlignment.Middle,
        secondAlignmentPoint: at,
      });
      text.textStyle = TEXT_STYLE.name;
    }
  }
  return dxf.stringify();
}
