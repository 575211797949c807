import type { Picture } from '../../lib/files/picture.ts';
import { videoEmbedUrl } from '../../lib/address/video-embed-url.ts';

/** A video of a page: a file or the URL of a player. */
export interface VideoData {
  title: string;
  poster?: Picture | null;
  durationSeconds?: number;
  file?: { href: string };
  embedUrl?: string;
}

export type VideoSource = { kind: 'file' | 'frame'; href: string };

/** The source of a video; undefined if its host is not allowed. */
export function videoSource({ file, embedUrl }: Pick<VideoData, 'file' | 'embedUrl'>): VideoSource | undefined {
  if (file) return { kind: 'file', href: file.href };
  const href = embedUrl === undefined ? undefined : videoEmbedUrl(embedUrl);
  return href === undefined ? undefined : { kind: 'frame', href };
}

/** «4:05», «1:02:30» */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
