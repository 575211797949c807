const UNITS = ['Байт', 'Кб', 'Мб', 'Гб'];
const STEP = 1024;
// Four digits stay together in Russian, five are parted.
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1, useGrouping: 'min2' });

/** Bytes as a visitor reads them: «532 Байт», «1,8 Мб». Steps of 1024, at most one decimal. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // 1023,97 Кб would round to «1 024 Кб»: what is shown decides, not what is stored.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${number.format(size)}\u00a0${UNITS[unit]}`;
}
