import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { judgeAddress } from '../../lib/navigation-guard.ts';
import { trustedMarkup } from '../../lib/trusted-types.ts';
import { frameTables } from './frame-tables.ts';
import styles from './RichText.module.scss';

interface RichTextProps {
  /** HTML of an editor, cleaned at the door of the API. Nothing else may ever come here. */
  html: string;
  /** `compact` for cards and answers, in the size of the text around. */
  size?: 'prose' | 'compact' | undefined;
  className?: string | undefined;
}

/** The only place where markup from outside becomes part of the page. */
export function RichText({ html, size = 'prose', className }: RichTextProps) {
  const navigate = useNavigate();
  const { table } = useTexts().ui;
  const markup = useMemo(() => ({ __html: trustedMarkup(frameTables(html, table)) }), [html, table]);
  const text = useRef<HTMLDivElement>(null);
  // Listened to from outside React: the links inside are none of its elements, and the box is no control.
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => followLink(event, (address) => void navigate(address));
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div ref={text} className={classNames(styles.text, styles[size], className)} dangerouslySetInnerHTML={markup} />
  );
}

/** Links inside the text obey the same guard as all others and change the page without a reload. */
function followLink(event: MouseEvent, navigate: (address: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || href === null || href === undefined || event.defaultPrevented) return;
  const isMarked = link.target === '_blank';
  const verdict = judgeAddress(href, { external: isMarked, origin: location.origin });
  if (verdict.kind === 'blocked') {
    event.preventDefault();
    console.error(`The link was not followed: ${verdict.reason}`);
  } else if (verdict.kind === 'internal' && !isMarked && !link.hasAttribute('download') && isPlainClick(event)) {
    event.preventDefault();
    navigate(verdict.address);
  }
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
