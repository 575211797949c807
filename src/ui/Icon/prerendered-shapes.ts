import sprite from './sprite.svg?raw';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g;

/** What React inserts for each icon on the server. Empty in the browser, whose code does not contain the sprite. */
export const prerenderedShapes: ReadonlyMap<string, { __html: string }> = new Map(
  import.meta.env.SSR
    ? Array.from(sprite.matchAll(SYMBOL), ([, name = '', shapes = '']) => [name, { __html: shapes }] as const)
    : [],
);
