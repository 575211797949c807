import { useTexts } from '../../../i18n/texts.ts';
import { headerMenu } from './menu-links.ts';
import { MENU_ID, type MenuProps } from './menu-props.ts';
import styles from './Menu.module.scss';
import { PhoneMenu } from './PhoneMenu.tsx';
import { WideMenu } from './WideMenu.tsx';

/** The menu: a panel under the header, on phones the whole screen. The styles choose between the two. */
export function Menu({ open, onClose }: MenuProps) {
  const texts = useTexts();
  const menu = headerMenu(texts);
  return (
    <>
      {/* Closes the menu on a click outside it; the keyboard has Esc and the button. */}
      <button type="button" tabIndex={-1} aria-hidden className={styles.scrim} data-open={open} onClick={onClose} />
      <nav id={MENU_ID} aria-label={texts.layout.menu} className={styles.panel} data-open={open} data-print="hidden">
        <WideMenu {...menu} />
        <PhoneMenu {...menu} onClose={onClose} />
      </nav>
    </>
  );
}
