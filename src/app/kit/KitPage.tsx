import type { ComponentType } from 'react';
import { Palette } from './Palette.tsx';
import { TypeScale } from './TypeScale.tsx';
import styles from './KitPage.module.scss';

/** The exports of an `*.examples.tsx` file: named states of one component. */
interface ExamplesModule {
  examples: Record<string, ComponentType>;
}

const modules = import.meta.glob<ExamplesModule>(['../../{ui,forms,features}/**/*.examples.tsx'], { eager: true });

/** Every component in every state, in development only, for review by eye and for tests. */
export default function KitPage() {
  return (
    <main id="content" className={styles.page}>
      <h1>Компоненты</h1>
      <Palette />
      <TypeScale />
      {Object.entries(modules).map(([path, { examples }]) => (
        <section key={path} className={styles.component} id={nameOf(path)}>
          <h2 className={styles.name}>{nameOf(path)}</h2>
          {Object.entries(examples).map(([name, Example]) => (
            <figure key={name} className={styles.example}>
              <figcaption className={styles.caption}>{name}</figcaption>
              <div className={styles.stage}>
                <Example />
              </div>
            </figure>
          ))}
        </section>
      ))}
    </main>
  );
}

/** `../../ui/Button/Button.examples.tsx` → `Button` */
function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace('.examples.tsx', '');
}
