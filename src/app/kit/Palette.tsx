import { classNames } from '../../lib/react/class-names.ts';
import styles from './Palette.module.scss';

const COLORS = [
  'ink-900',
  'slate-600',
  'slate-400',
  'line-200',
  'mist-50',
  'aqua-700',
  'aqua-500',
  'aqua-400',
  'uv-500',
  'uv-400',
  'ok-700',
  'err-600',
  'warn-700',
];

export function Palette() {
  return (
    <ul className={styles.palette}>
      {COLORS.map((color) => (
        <li key={color}>
          <span className={classNames(styles.swatch, styles[camelCase(color)])} />
          <b>{color}</b>
        </li>
      ))}
    </ul>
  );
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
