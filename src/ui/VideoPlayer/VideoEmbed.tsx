import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classNames } from '../../lib/react/class-names.ts';
import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import type { VideoSource } from './video-source.ts';
import styles from './VideoEmbed.module.scss';

/** What a player of another host may do: run, remember its own settings, open its own page. Never touch ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

interface VideoEmbedProps {
  source: VideoSource;
  title: string;
  /** Stands there until the video has come, and in its place where it does not come. */
  poster: ReactNode;
  className?: string | undefined;
}

/** What plays after the press. The link under it works where the player does not. */
export function VideoEmbed({ source, title, poster, className }: VideoEmbedProps) {
  const { openVideo, videoFailed } = useTexts().ui;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  // The poster that was pressed is gone: the focus moves on to what took its place.
  useEffect(() => player.current?.focus(), []);
  const show = () => setState('ready');
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
