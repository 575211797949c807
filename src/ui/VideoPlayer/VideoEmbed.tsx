import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import type { VideoSource } from './video-source.ts';
import styles from './VideoEmbed.module.scss';
import { watchHost } from './watch-host.ts';

/**
 * The sandbox of an external player: it may run scripts, use its own storage and open its own page, but not access the site.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

interface VideoEmbedProps {
  source: VideoSource;
  title: string;
  /** Shown until the video has loaded, and if it fails. */
  poster: ReactNode;
  className?: string;
}

/** The player, rendered after the click. The link under it works if the player fails. */
export function VideoEmbed({ source, title, poster, className }: VideoEmbedProps) {
  const { openVideo, videoFailed } = useTexts().ui;
  const [state, setState] = useState<'loading' | 'ready' | 'doubtful' | 'failed'>('loading');
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The clicked poster is removed, so the focus moves to the player.
  useEffect(() => player.current?.focus(), []);
  const { kind } = source;
  useEffect(() => {
    if (kind !== 'frame' || !player.current) return undefined;
    const states = { doubtful: 'doubtful', reached: 'ready', unreachable: 'failed' } as const;
    return watchHost(player.current, (found) => setState(states[found]));
  }, [kind]);
  const show = () => setState((before) => (before === 'loading' ? 'ready' : before));
  return (
    <div className={classNames(styles.player, className)}>
      <div className={styles.stage} data-state={state}>
        {state !== 'ready' && poster}
        {state === 'failed' ? (
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
            onLoadedData={show}
            onError={() => setState('failed')}
          >
            {/* The API has no captions. */}
            <track kind="captions" />
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
            onLoad={show}
          />
        )}
      </div>
      <ArrowLink href={source.href} external>
        {openVideo}
      </ArrowLink>
    </div>
  );
}
