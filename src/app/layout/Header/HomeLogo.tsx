import { useLocation } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { routes } from '../../../routes.ts';
import { Link } from '../../../ui/Link/Link.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';

interface HomeLogoProps {
  /** Also a link on the home page; used in the footer. */
  everywhere?: boolean;
  className?: string;
}

/** The logo, a link to the home page except on that page. */
export function HomeLogo({ everywhere = false, className }: HomeLogoProps) {
  const { homeLink } = useTexts().layout;
  const { pathname } = useLocation();
  const home = routes.home.href();
  if (pathname === home && !everywhere) {
    return (
      <span className={className}>
        <Logo />
      </span>
    );
  }
  return (
    <Link href={home} look="plain" className={className} aria-label={homeLink}>
      <Logo />
    </Link>
  );
}
