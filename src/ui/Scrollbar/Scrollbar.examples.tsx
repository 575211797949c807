import { Scrollbar } from './Scrollbar.tsx';
import styles from './ScrollbarExamples.module.scss';

export const examples = {
  Прокрутка: () => (
    <div className={styles.example}>
      <Scrollbar label="Список городов" className={styles.low}>
        {['Москва', 'Тула', 'Казань', 'Сочи', 'Новосибирск', 'Пермь', 'Самара', 'Омск', 'Тверь'].map((town) => (
          <p key={town}>{town}</p>
        ))}
      </Scrollbar>
    </div>
  ),
};
