import type { DocumentSelection } from '../../api/resources/document.ts';
import { documents } from '../../i18n/ru/documents.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Button, type ButtonLook } from '../../ui/Button/Button.tsx';
import { type DownloadState, useDownload } from './use-download.ts';

interface ZipButtonProps extends Pick<ButtonLook, 'variant' | 'wide'> {
  selection: DocumentSelection;
  /** The URL of the archive, for browsers without scripts. */
  href: string;
  look?: 'button' | 'link';
  className?: string;
  children: string;
}

/** Downloads a list as one archive. If that fails, the files can be downloaded one by one. */
export function ZipButton({ selection, href, look = 'button', className, children, ...buttonLook }: ZipButtonProps) {
  const t = useAreaTexts('documents', documents);
  const hydrated = useHydrated();
  const { state, download } = useDownload();
  const isBusy = state.status === 'busy';
  const start = () => download(selection, { fallbackName: t.zipName, advice: t.zipFailedAdvice });
  const way = hydrated ? { onClick: () => !isBusy && start() } : { href, external: true };
  if (look === 'link')
    return (
      <ArrowLink {...way} icon="zip" className={className}>
        {isBusy ? zipProgress(state, t) : children}
      </ArrowLink>
    );
  return (
    <Button {...way} {...buttonLook} icon="zip" busy={isBusy} busyLabel={zipProgress(state, t)} className={className}>
      {children}
    </Button>
  );
}

/** The label of the button while the archive is prepared and downloaded. */
export function zipProgress(state: DownloadState, t: typeof documents): string {
  return state.status === 'busy' && state.percent !== undefined ? t.downloading(state.percent) : t.zipping;
}
