import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { ItemCount, nameWithCount } from '../ItemCount/ItemCount.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Segment.module.scss';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  count?: number;
  /** What the number counts, for screen readers. */
  noun?: string;
  /** With it the option is a link, which works without scripts; otherwise a switch. */
  href?: string;
}

interface SegmentProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: SegmentOption<Value>[];
  value: Value;
  /** Required for options that are not links. */
  onChange?: (value: Value) => void;
}

/** A choice of a few visible options. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.track}>
      {options.map((option) => {
        const isActive = option.value === value;
        const look = {
          className: classNames(styles.option, isActive && styles.active),
          'aria-label': nameWithCount(option.label, option.count, option.noun),
        };
        const content = <Content {...option} />;
        return option.href === undefined ? (
          <button
            key={option.value}
            type="button"
            aria-pressed={isActive}
            {...look}
            onClick={() => onChange?.(option.value)}
          >
            {content}
          </button>
        ) : (
          <Link
            key={option.value}
            href={option.href}
            look="plain"
            aria-current={isActive ? 'true' : undefined}
            {...look}
          >
            {content}
          </Link>
        );
      })}
    </div>
  );
}

function Content({ icon, label, count }: SegmentOption<string>) {
  return (
    <>
      {icon && <Icon name={icon} size={20} />}
      {count === undefined ? label : `${label} `}
      {count !== undefined && <ItemCount count={count} className={styles.count} />}
    </>
  );
}
