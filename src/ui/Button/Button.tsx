import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.scss';

export interface ButtonLook {
  /** One primary button per view; `ink` for routes and maps. */
  variant?: 'primary' | 'outline' | 'quiet' | 'ink';
  size?: 'l' | 'm' | 's';
  icon?: IconName;
  iconAfter?: IconName;
  /** Full width: always, or on phones only. */
  wide?: boolean | 'phone';
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** With it the button is a link. */
  href?: string;
  external?: boolean;
  /** The link points to a file of the site that the browser saves instead of opening it. */
  download?: boolean;
  /** While loading: the button is disabled. */
  busy?: boolean;
  /** Replaces the text while loading. */
  busyLabel?: ReactNode;
}

export function Button({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  children,
  href,
  external,
  download,
  busy,
  busyLabel,
  disabled,
  className,
  ...rest
}: ButtonProps) {
  const { sending } = useTexts().ui;
  const names = classNames(buttonClass({ variant, size, wide }), className);
  const iconSize = size === 's' ? 20 : 24;
  const content = (
    <>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link
        href={href}
        external={external}
        download={download}
        prefetch={!download}
        look="plain"
        className={names}
        aria-label={rest['aria-label']}
      >
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} className={names} disabled={disabled || busy} aria-busy={busy || undefined}>
      {busy ? (
        <>
          <Spinner />
          {busyLabel ?? sending}
        </>
      ) : (
        content
      )}
    </button>
  );
}

function buttonClass({ variant = 'primary', size = 'm', wide }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    wide === true && styles.wide,
    wide === 'phone' && styles.widePhone,
  );
}
