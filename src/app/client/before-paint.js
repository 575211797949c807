// Runs before anything of a page is painted: what a visitor has chosen holds from the first moment. Plain JavaScript, sent
// as it stands: a module would come too late. `low-vision/settings.ts` and `dark-scheme/scheme.ts` are the other side of
// the agreement.
(() => {
  const root = document.documentElement;
  const { lowVision, dark } = document.currentScript.dataset;

  function ask(styles) {
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
      return []; // somebody else's text
    }
  }

  const chosen = parsed(stored('low-vision')).filter(([name]) => /^[a-z]+$/.test(name));
  for (const [name, value] of chosen) root.setAttribute(`data-low-vision-${name}`, String(value));
  if (chosen.length > 0) ask(lowVision);

  const scheme = stored('scheme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  if (scheme === 'dark') {
    root.setAttribute('data-scheme', 'dark');
    ask(dark);
  }
})();
