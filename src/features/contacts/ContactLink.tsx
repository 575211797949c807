import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ContactLink.module.scss';
import { useContacts } from './contacts.ts';

interface ContactLinkProps {
  by: 'phone' | 'mail';
  /** Whether there is an icon. */
  icon?: boolean;
  /** By default the link is a line with an icon in the accent colour. */
  className?: string;
  textClassName?: string;
}

/** The company's phone or e-mail: the link has the raw value, the text the formatted one. */
export function ContactLink({ by, icon = true, className = styles.line, textClassName }: ContactLinkProps) {
  const { phone, email } = useContacts();
  const [href, text] = by === 'phone' ? [`tel:${phone.raw}`, phone.formatted] : [`mailto:${email}`, email];
  return (
    <Link href={href} look="plain" className={className}>
      {icon && <Icon name={by} size={20} />}
      <span className={textClassName} translate="no">
        {text}
      </span>
    </Link>
  );
}
