import { Icon } from './Icon.tsx';
import { iconNames } from './icon-names.ts';
import styles from './IconExamples.module.scss';

export const examples = {
  'Все значки': () => (
    <ul className={styles.list}>
      {iconNames.map((name) => (
        <li key={name} className={styles.item}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  Размеры: () => (
    <>
      {([16, 20, 24, 28, 32, 48] as const).map((size) => (
        <Icon key={size} name="water" size={size} />
      ))}
    </>
  ),
};
