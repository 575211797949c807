import { type ReactNode, useEffect } from 'react';
import { documentTitle } from '../../pages/document-title.ts';
import styles from './ErrorPage.module.scss';

interface ErrorPageProps {
  /** The URL of the picture for the status. */
  picture: string;
  heading: string;
  text: string;
  /** Links and buttons for the visitor. */
  children: ReactNode;
}

export function ErrorPage({ picture, heading, text, children }: ErrorPageProps) {
  // An error page that replaces a page after a client-side navigation sets the title itself.
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
