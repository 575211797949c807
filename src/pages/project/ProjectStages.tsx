import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './ProjectStages.module.scss';

/** Task, solution and result on a timeline. */
export function ProjectStages({ stages }: { stages: { title: string; html: string }[] }) {
  return (
    <div className={styles.story}>
      {stages.map(({ title, html }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        </section>
      ))}
    </div>
  );
}
