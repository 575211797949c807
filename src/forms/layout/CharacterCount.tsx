import { fieldTexts } from '../field-texts.ts';
import styles from './FieldLayout.module.scss';

/** «96 / 500» right of a label. */
export function CharacterCount({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <span id={id}>
      {fieldTexts().characterCount(length, max)}
      <span className={styles.unit}> {fieldTexts().characterUnit(max)}</span>
    </span>
  );
}
