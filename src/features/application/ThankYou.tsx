import { useEffect, useRef } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { routes } from '../../routes.ts';
import { Flow } from '../../ui/Flow/Flow.tsx';
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { ApplicationType } from '../../api/resources/application.ts';
import { applicationTexts, textsOf } from './application-texts.ts';
import styles from './ThankYou.module.scss';

/** Shown after the application is sent. The heading takes the focus, so that screen readers read it. */
export function ThankYou({ type, onLeave }: { type: ApplicationType; onLeave: () => void }) {
  const { sent } = textsOf(type);
  const pages = applicationTexts().next;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next: [icon: IconName, href: string, words: { title: string; text: string }][] = [
    ['hospital', routes.industries.href(), pages.industries],
    ['factory', routes.about.href(), pages.about],
    ['uv', routes.technology.href(), pages.technology],
  ];
  return (
    <>
      <div className={styles.stage}>
        <Flow drawing="header" eager className={styles.flow} />
        <span className={styles.sphere}>
          <Icon name="check" size={48} />
        </span>
      </div>
      <Heading slot="title" level={2} ref={heading} tabIndex={-1} className={styles.title}>
        {sent.title}
      </Heading>
      <p className={styles.text}>{sent.text}</p>
      <ul className={styles.links}>
        {next.map(([icon, href, words]) => (
          <li key={href}>
            <Link href={href} look="plain" className={styles.link} onClick={onLeave}>
              <Icon name={icon} size={28} className={styles.icon} />
              <span className={styles.name}>{words.title}</span>
              <span className={styles.about}>{words.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
