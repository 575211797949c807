// Runs before the first paint: applies the visitor's stored choices and replaces pictures that do not load. It is a plain
// script, because a module would run after the first paint. `low-vision-settings.ts` and `color-scheme.ts` store the choices.
(() => {
  const root = document.documentElement;
  const { lowVision, dark, failedPicture } = document.currentScript.dataset;

  function loadStyles(styles) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('blocking', 'render');
    link.href = styles;
    document.head.append(link);
  }

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked
    }
  }

  function parsed(text) {
    try {
      return Object.entries(JSON.parse(text) ?? {});
    } catch {
      return []; // The stored text is malformed.
    }
  }

  const chosen = parsed(stored('low-vision')).filter(([name]) => /^[a-z]+$/.test(name));
  for (const [name, value] of chosen) root.setAttribute(`data-low-vision-${name}`, String(value));
  if (chosen.length > 0) loadStyles(lowVision);

  const scheme = stored('scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (scheme === 'dark') {
    root.setAttribute('data-scheme', 'dark');
    loadStyles(dark);
  }

  // A placeholder is shown instead of a picture that has failed, also before hydration. The alternative text stays. The site's
  // own drawings are decoration: without one there is nothing.
  const isDrawing = ({ src }) => src.startsWith(`${location.origin}/assets/`);
  const replace = (picture, hasFailed) => {
    picture.style.content = hasFailed && !isDrawing(picture) ? `url("${failedPicture}")` : '';
  };
  // These events do not bubble, and that of loading does not reach the window.
  const follow = ({ type, target }) => target instanceof HTMLImageElement && replace(target, type === 'error');
  document.addEventListener('error', follow, true);
  document.addEventListener('load', follow, true);
  // This script is asynchronous, so that a picture may have failed before.
  for (const picture of document.images) replace(picture, picture.complete && picture.naturalWidth === 0);
})();
