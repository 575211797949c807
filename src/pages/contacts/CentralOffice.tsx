import type { Location } from '../../api/resources/location.ts';
import { useContacts } from '../../features/contacts/contacts.ts';
import { directionsHref } from '../../features/map/directions-href.ts';
import { contacts } from '../../i18n/ru/contacts.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { fileIcon } from '../../lib/files/file-icon.ts';
import type { FileLink } from '../../lib/files/file-link.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CopyButton } from '../../ui/Copy/CopyButton.tsx';
import { fileFacts } from '../../ui/FileLink/FileLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './CentralOffice.module.scss';

interface CentralOfficeProps {
  location: Location | undefined;
  requisites: FileLink | undefined;
}

function RequisitesButton({ file }: { file: FileLink }) {
  const { requisites } = useAreaTexts('contacts', contacts);
  return (
    <Button variant="outline" icon={fileIcon(file.extension)} href={file.href} external>
      {file.name || requisites}
      <span className={styles.facts}>{fileFacts(file).join(', ')}</span>
    </Button>
  );
}

/** The central office: phone, e-mail, address and company details. All of it can be copied. */
export function CentralOffice({ location, requisites }: CentralOfficeProps) {
  const t = useAreaTexts('contacts', contacts);
  const company = useContacts();
  const phone = location?.phone ?? company.phone;
  const email = location?.email ?? company.email;
  return (
    <div className={styles.office}>
      <p className={styles.phone}>
        <Link href={`tel:${phone.raw}`} look="plain">
          {phone.formatted}
        </Link>
        <CopyButton text={phone.formatted} label={t.copyPhone} copiedLabel={t.phoneCopied} look="icon" />
      </p>
      {location?.workingHours && <p className={styles.hours}>{location.workingHours}</p>}
      <ul className={styles.ways}>
        <li className={styles.way}>
          <Icon name="mail" className={styles.icon} />
          <span className={styles.line}>
            <Link href={`mailto:${email}`}>{email}</Link>
            <CopyButton text={email} label={t.copyEmail} copiedLabel={t.emailCopied} look="icon" />
          </span>
        </li>
        {location && (
          <li className={styles.way}>
            <Icon name="pin" className={styles.icon} />
            <div>
              <address className={styles.address}>{location.address}</address>
              <CopyButton text={location.address} label={t.copyAddress} copiedLabel={t.addressCopied} />
            </div>
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        {location && (
          <Button variant="ink" icon="route" href={directionsHref(location.coordinates)} external>
            {t.route}
          </Button>
        )}
        {requisites && <RequisitesButton file={requisites} />}
      </div>
    </div>
  );
}
