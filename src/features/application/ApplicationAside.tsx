import { site } from '../../site.ts';
import { Flow } from '../../ui/Flow/Flow.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { useContacts } from '../contacts/contacts.ts';
import styles from './ApplicationAside.module.scss';
import { applicationTexts } from './application-texts.ts';

/** The phone, as an alternative to the form. */
export function ApplicationAside() {
  const { phone, email } = useContacts();
  const { aside } = applicationTexts();
  return (
    <div className={styles.aside}>
      <Flow drawing="dark" className={styles.flow} />
      <div className={styles.contacts}>
        <p className={styles.faint}>{aside.title}</p>
        <Link href={`tel:${phone.raw}`} look="plain" className={styles.phone}>
          {phone.formatted}
        </Link>
        <Link href={`mailto:${email}`} look="plain">
          {email}
        </Link>
        <p className={styles.faint}>{aside.hours(site.office.workingHours)}</p>
      </div>
    </div>
  );
}
