import type { FormEvent } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './ErrorPage.module.scss';
import { ErrorPage } from './ErrorPage.tsx';
import picture from './server-error.svg?no-inline';

interface ServerErrorProps {
  /** Where it is empty, words that ask for patience stand in. */
  message: string;
  status?: number | undefined;
}

export function ServerError({ message, status }: ServerErrorProps) {
  const t = useTexts().layout.serverError;
  return (
    <ErrorPage picture={picture} heading={t.heading} text={message || t.message}>
      {/* Without a script, sending a form without fields asks for the same page again. */}
      <form onSubmit={reload}>
        <Button type="submit" size="l" icon="reload">
          {t.button}
        </Button>
      </form>
      {status && <p className={styles.code}>{t.code(status)}</p>}
    </ErrorPage>
  );
}

function reload(event: FormEvent): void {
  event.preventDefault();
  location.reload();
}
