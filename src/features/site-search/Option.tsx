import type { ReactNode } from 'react';
import { Link } from '../../ui/Link/Link.tsx';

interface OptionProps {
  id: string;
  href: string;
  external?: boolean;
  /** Id of the chosen option. */
  active: string | undefined;
  className: string | undefined;
  onFollow?: () => void;
  children: ReactNode;
}

/** A link that is selected with the arrow keys while the focus stays in the input. */
export function Option({ id, href, external, active, className, onFollow, children }: OptionProps) {
  return (
    <Link
      id={id}
      href={href}
      external={external}
      look="plain"
      role="option"
      tabIndex={-1}
      aria-selected={id === active}
      className={className}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
