import { useTexts } from '../../i18n/texts.ts';
import mark from './logo-mark.svg';
import styles from './Logo.module.scss';
import logo from './logo.svg';

interface LogoProps {
  /** `mark`: the sphere alone, where there is less room than 112 px. */
  form?: 'full' | 'mark';
}

/** The sphere and the name; the colours adapt to dark backgrounds. */
export function Logo({ form = 'full' }: LogoProps) {
  const { logo: brand } = useTexts().ui;
  // The mark is in a bar that is hidden at first. A drawing costs as much as a document of its own, before the first paint.
  return form === 'mark' ? (
    <img loading="lazy" src={mark} alt={brand} width={48} height={48} className={styles.mark} />
  ) : (
    <img src={logo} alt={brand} width={228} height={48} className={styles.logo} />
  );
}
