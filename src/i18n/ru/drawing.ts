/** Texts of a model's drawing and curves. */
export const drawing = {
  title: 'Чертёж и\u00a0кривые',
  drawing: 'Габаритный чертёж',
  views: { front: 'Вид спереди', left: 'Вид слева', top: 'Вид сверху' },
  sheet: (name: string, scale: string) =>
    `${name.replaceAll('\u00a0', ' ')}. Габаритный чертёж, М 1:${scale}, размеры в миллиметрах`,
  describe: (width: number, depth: number, height: number) =>
    `Три вида с\u00a0размерами: ширина ${width}\u00a0мм, глубина ${depth}\u00a0мм, высота ${height}\u00a0мм`,
  dxf: 'Чертёж, DXF',
  pdf: 'Чертёж, PDF',
  table: 'Таблица значений',
  curve: (title: string, from: string, to: string) => `График «${title}»: от\u00a0${from} до\u00a0${to}`,
};
