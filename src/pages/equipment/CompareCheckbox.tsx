import { CheckboxField } from '../../forms/choice/CheckboxField.tsx';
import { equipment } from '../../i18n/ru/equipment.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import styles from './CompareCheckbox.module.scss';

interface CompareCheckboxProps {
  /** The model's name, for the accessible label. */
  name: string;
  isOn: boolean;
  /** The maximum for a comparison is selected. */
  isFull: boolean;
  onToggle: (isOn: boolean) => void;
}

export function CompareCheckbox({ name, isOn, isFull, onToggle }: CompareCheckboxProps) {
  const { compare } = useAreaTexts('equipment', equipment);
  return (
    <CheckboxField
      name="compare"
      label={compare}
      accessibleName={`${compare} ${name}`}
      value={isOn}
      disabled={isFull && !isOn}
      onChange={onToggle}
      class={styles.tick}
    />
  );
}
