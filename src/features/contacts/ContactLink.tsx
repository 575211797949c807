import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ContactLink.module.scss';
import { useContacts } from './contacts.ts';

interface ContactLinkProps {
  by: 'phone' | 'mail';
  /** Without it there is no icon. */
  icon?: boolean;
  /** Without one: a line of its own, its icon in the colour of actions. */
  className?: string;
  textClassName?: string;
}

/** The company's phone or e-mail: called by the raw number, shown as the formatted one. */
export function ContactLink({ by, icon = true, className = styles.line, textClassName }: ContactLinkProps) {
  const { phone, email } = useContacts();
  const [href, text] = by === 'phone' ? [`tel:${phone.raw}`, phone.formatted] : [`mailto:${email}`, email];
  return (
    <Link href={href} look="plain" className={className}>
      {icon && <Icon name={by} size={20} />}
      <span className={textClassName}>{text}</span>
    </Link>
  );
}
