import { articlesAndNews } from '../../i18n/ru/articles-and-news.ts';
import { useAreaTexts } from '../../i18n/texts.ts';
import { useHydrated } from '../../lib/react/use-hydrated.ts';
import { CopyButton } from '../../ui/Copy/CopyButton.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import styles from './ShareBar.module.scss';

/** Buttons to copy the URL, share it and print. They need scripts, since the full URL is known in the browser only. */
export function ShareBar() {
  const t = useAreaTexts('articlesAndNews', articlesAndNews);
  const url = useHydrated() ? location.origin + location.pathname : '';
  return (
    <div className={styles.bar} data-script="needed">
      <CopyButton text={url} label={t.copyLink} look="icon" icon="link" />
      <IconButton
        icon="vk"
        label={t.shareVk}
        href={`https://vk.com/share.php?url=${encodeURIComponent(url)}`}
        external
        variant="outline"
      />
      <IconButton icon="print" label={t.print} variant="outline" onClick={() => print()} />
    </div>
  );
}
