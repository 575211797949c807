import { type ReactNode, useEffect } from 'react';
import { documentTitle } from '../../pages/document-title.ts';
import styles from './ErrorPage.module.scss';

interface ErrorPageProps {
  /** Address of the picture that goes with the status. */
  picture: string;
  heading: string;
  text: string;
  /** What the visitor can do. */
  children: ReactNode;
}

export function ErrorPage({ picture, heading, text, children }: ErrorPageProps) {
  // In the place of a page that was on its way it has no head of its own.
  useEffect(() => {
    document.title = documentTitle({ title: heading });
  }, [heading]);
  return (
    <section className={styles.page}>
      <img src={picture} alt="" width={1440} height={420} className={styles.picture} data-dark="inverted" />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
