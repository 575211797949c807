import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './ProjectStages.module.scss';

/** What was asked, what was done, what came of it: one line from grey through violet to aqua. */
export function ProjectStages({ parts }: { parts: { title: string; html: string }[] }) {
  return (
    <div className={styles.story}>
      {parts.map(({ title, html }) => (
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
