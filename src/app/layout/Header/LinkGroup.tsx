import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../../lib/react/class-names.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { ariaCurrent, type MenuGroup } from '../Menu/menu-links.ts';
import styles from './SectionNav.module.scss';
import { useDisclosure } from './use-disclosure.ts';

/** A button of the row that opens a list of links on hover, focus and click. */
export function LinkGroup({ group }: { group: MenuGroup }) {
  const id = useId();
  const { pathname } = useLocation();
  const { open, areaProps, buttonProps } = useDisclosure();
  const current = group.links.some((link) => ariaCurrent(link, pathname));
  return (
    <li className={styles.group} {...areaProps}>
      <button
        type="button"
        className={classNames(styles.link, current && styles.current)}
        aria-expanded={open}
        aria-controls={id}
        {...buttonProps}
      >
        {group.label}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel} data-open={open}>
        <ul className={styles.list}>
          {group.links.map((link) => (
            <li key={link.href}>
              <MenuItem link={link} current={ariaCurrent(link, pathname)} className={styles.listLink} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
