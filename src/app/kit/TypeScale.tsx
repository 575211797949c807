import { classNames } from '../../lib/react/class-names.ts';
import styles from './TypeScale.module.scss';

const SAMPLES = [
  ['display', 'Чистота, которую можно измерить'],
  ['h1', 'Решения для отраслей'],
  ['h2', 'Готовые схемы для отделений'],
  ['h3', 'Канальная секция'],
  ['h4', 'Доза под контролем'],
  ['lead', 'Каждое помещение получает свой класс чистоты и подтверждение замерами.'],
  ['body', 'Корпус полностью закрывает излучение, поэтому прибор не нужно выключать.'],
  ['small', 'Датчик измеряет излучение непрерывно'],
  ['caption', 'PDF · 1,2 Мб · 14.03.2026'],
  ['number', '1\u00a0240'],
] as const;

export function TypeScale() {
  return (
    <dl className={styles.scale}>
      {SAMPLES.map(([name, text]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={classNames(styles[name])}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
