/** So many long frames in a row, each longer than this, ms. Without a graphics processor a frame takes 300. */
const LONG_FRAMES = 3;
const LONG_MS = 150;
/** How long the frames of an opened dialog are watched, ms. */
const WATCH_MS = 3000;

/** What was found at one dialog holds for the next ones. */
let isSlow = false;

/**
 * Drops the blur behind a dialog where only the processor draws it, as on a remote desktop: there it takes 0.3 s of each frame, so
 * that typed letters come late.
 */
export function dropSlowBlur(scrim: HTMLElement | null): void {
  if (!scrim) return;
  if (isSlow) scrim.dataset['plain'] = '';
  else watchFrames(scrim);
}

function watchFrames(scrim: HTMLElement): void {
  let begin: number | undefined;
  let last = 0;
  let long = 0;
  const see = (time: number) => {
    begin ??= last = time;
    long = time - last > LONG_MS ? long + 1 : 0;
    last = time;
    if (long === LONG_FRAMES) {
      isSlow = true;
      scrim.dataset['plain'] = '';
    } else if (scrim.isConnected && time - begin < WATCH_MS) requestAnimationFrame(see);
  };
  requestAnimationFrame(see);
}
