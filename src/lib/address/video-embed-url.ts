/** The hosts whose players may be embedded. */
export const VIDEO_HOSTS = ['rutube.ru', 'vk.com'] as const;

/** The URL of a video player if it may be embedded: https and one of the hosts, by the parsed URL. */
export function videoEmbedUrl(value: string): string | undefined {
  const href = value.trim().replace(/^\/\//, 'https://');
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined;
  url.hostname = url.hostname.replace(/^www\./, '');
  return VIDEO_HOSTS.some((host) => url.hostname === host) ? url.href : undefined;
}
