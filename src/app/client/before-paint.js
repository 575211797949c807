// Runs before the first paint and applies the visitor's stored choices. It is a plain script, because a module would run after
// the first paint. `low-vision-settings.ts` and `color-scheme.ts` store the choices.
(() => {
  const root = document.documentElement;
  const { lowVision, dark } = document.currentScript.dataset;

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
})();
