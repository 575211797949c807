import { Icon } from '../ui/Icon/Icon.tsx';
import { Link } from '../ui/Link/Link.tsx';
import { useShell } from './shell.ts';

interface ContactLinkProps {
  by: 'phone' | 'mail';
  /** Without it the text stands alone. */
  icon?: boolean;
  className?: string | undefined;
  textClassName?: string | undefined;
}

/** The company's phone or e-mail, as the settings have it: called by the raw number, shown as the formatted one. */
export function ContactLink({ by, icon = true, className, textClassName }: ContactLinkProps) {
  const { contactPhone, contactEmail } = useShell().settings;
  const [href, text] =
    by === 'phone' ? [`tel:${contactPhone.raw}`, contactPhone.formatted] : [`mailto:${contactEmail}`, contactEmail];
  return (
    <Link href={href} look="plain" className={className}>
      {icon && <Icon name={by} size={20} />}
      <span className={textClassName}>{text}</span>
    </Link>
  );
}
