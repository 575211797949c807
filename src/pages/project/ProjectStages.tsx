import { type Figure, Numbers } from '../../ui/Numbers/Numbers.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './ProjectStages.module.scss';

interface Stage {
  title: string;
  html: string;
  /** Measured results. */
  figures: readonly Figure[];
}

/** Task, solution and result on a timeline. */
export function ProjectStages({ stages }: { stages: Stage[] }) {
  return (
    <div>
      {stages.map(({ title, html, figures }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.text}>
            {figures.length > 0 && (
              <div className={styles.figures}>
                <Numbers items={figures} size="m" />
              </div>
            )}
            <RichText html={html} />
          </div>
        </section>
      ))}
    </div>
  );
}
