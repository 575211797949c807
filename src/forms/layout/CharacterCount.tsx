import { fieldTexts } from '../field-texts.ts';
import styles from './FieldLayout.module.scss';

/**
 * «96 / 500» right of a label. Screen readers read the limit: a count in the description of the field would be read with every
 * typed character.
 */
export function CharacterCount({ id, length, max }: { id: string; length: number; max: number }) {
  return (
    <span id={id}>
      <span aria-hidden="true">{fieldTexts().characterCount(length, max)}</span>
      <span className={styles.unit}>{fieldTexts().limit(max)}</span>
    </span>
  );
}
