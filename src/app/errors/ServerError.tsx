import { useTexts } from '../../i18n/texts.ts';
import styles from './ErrorPage.module.scss';
import { ErrorPage } from './ErrorPage.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import picture from './server-error.svg?no-inline';

interface ServerErrorProps {
  /** If empty, a general message is shown. */
  message: string;
  status?: number;
}

export function ServerError({ message, status }: ServerErrorProps) {
  const t = useTexts().layout.serverError;
  return (
    <ErrorPage picture={picture} heading={t.heading} text={message || t.message}>
      <ReloadButton>{t.button}</ReloadButton>
      {status && <p className={styles.code}>{t.code(status)}</p>}
    </ErrorPage>
  );
}
