import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import type { VideoSource } from './video-source.ts';
import styles from './VideoEmbed.module.scss';

/** What a player of another host may do: run, remember its own settings, open its own page. Never touch ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** What plays after the press. The link under it works where the player does not; a failed file leaves the link alone. */
export function VideoEmbed({
  source,
  title,
  className,
}: {
  source: VideoSource;
  title: string;
  className?: string | undefined;
}) {
  const { openVideo, videoFailed } = useTexts().ui;
  const [hasFailed, setFailed] = useState(false);
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The poster that was pressed is gone: the focus moves on to what took its place.
  useEffect(() => player.current?.focus(), []);
  return (
    <div className={classNames(styles.player, className)}>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          {videoFailed}
        </p>
      ) : source.kind === 'file' ? (
        <video
          ref={player}
          src={source.href}
          controls
          autoPlay
          playsInline
          preload="none"
          aria-label={title}
          className={styles.screen}
          onError={() => setFailed(true)}
        >
          {/* Without captions the element stays empty and shows nothing. */}
          <track kind="captions" srcLang="ru" src={source.captions} />
        </video>
      ) : (
        <iframe
          ref={player}
          src={source.href}
          title={title}
          sandbox={SANDBOX}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className={styles.screen}
        />
      )}
      <ArrowLink href={source.href} external>
        {openVideo}
      </ArrowLink>
    </div>
  );
}
