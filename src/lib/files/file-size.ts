const UNITS = ['Байт', 'Кб', 'Мб', 'Гб'];
const STEP = 1024;
// In Russian, four digits stay together and five are grouped.
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1, useGrouping: 'min2' });

/** A file size: «532 Байт», «1,8 Мб». Steps of 1024, at most one decimal. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // 1023,97 Кб would be rounded to «1 024 Кб», so the rounded value is compared.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  return `${number.format(size)}\u00a0${UNITS[unit]}`;
}
