import { useTexts } from '../../i18n/texts.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import picture from './not-found.svg?no-inline';

export function NotFound() {
  const t = useTexts().layout.notFound;
  return (
    <ErrorPage picture={picture} heading={t.heading} text={t.text}>
      <Button href={routes.home.href()} size="l">
        {t.button}
      </Button>
    </ErrorPage>
  );
}
