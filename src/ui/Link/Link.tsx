import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { classifyHref } from '../../lib/address/navigation-guard.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Link.module.scss';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  href: string;
  /** Marks a link to another site or to a file, which opens in a new tab. Without it such a URL is not rendered as a link. */
  external?: boolean;
  nofollow?: boolean;
  /** `text`: underlined, for running text. `plain`: styled by the caller. */
  look?: 'text' | 'plain';
  /** Adds the icon of an external link. */
  mark?: boolean;
  /** Whether the page of an internal link may be prefetched. */
  prefetch?: boolean;
  children?: ReactNode;
}

/**
 * The navigation guard decides which URLs are allowed. One listener, `app/client/follow-links.ts`, handles clicks on internal
 * links without a reload.
 */
export function Link({
  href,
  external,
  nofollow,
  look = 'text',
  mark = look === 'text',
  prefetch = true,
  children,
  ...rest
}: LinkProps) {
  const className = classNames(look === 'text' && styles.text, rest.className);
  const verdict = classifyHref(href, { external: external ?? false });
  switch (verdict.kind) {
    case 'internal':
      return (
        <a {...rest} href={verdict.href} className={className} data-prefetch={prefetch ? '' : undefined}>
          {children}
        </a>
      );
    case 'contact':
      return (
        <a
          translate={isNumberOrAddress(children) ? 'no' : undefined}
          {...rest}
          href={verdict.href}
          className={className}
        >
          {children}
        </a>
      );
    case 'external':
      return (
        <a
          {...rest}
          href={verdict.href}
          className={className}
          target="_blank"
          rel={nofollow ? 'noopener nofollow' : 'noopener'}
        >
          {children}
          <NewTab mark={mark} />
        </a>
      );
    case 'blocked':
      console.error(`The link was not rendered: ${verdict.reason}`);
      return <span className={rest.className}>{children}</span>;
  }
}

/** Page translators would change it. */
function isNumberOrAddress(children: ReactNode): boolean {
  return typeof children === 'string' && /[\d@]/.test(children);
}

function NewTab({ mark }: { mark: boolean }) {
  const { newTab } = useTexts().ui;
  return (
    <>
      {mark && <Icon name="external" size={16} className={styles.mark} />}
      <span className={styles.announcement}>, {newTab}</span>
    </>
  );
}
