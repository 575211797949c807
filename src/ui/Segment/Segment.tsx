import { classNames } from '../../lib/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Segment.module.scss';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName | undefined;
  count?: number | undefined;
}

interface SegmentProps<Value extends string> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  options: SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.track}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={classNames(styles.option, option.value === value && styles.active)}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} size={20} />}
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
