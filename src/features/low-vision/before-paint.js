// Runs before anything of a page is painted: what a visitor with low vision has chosen holds from the first moment.
// Plain JavaScript, sent as it stands: a module would come too late. `settings.ts` is the other side of the agreement.
(() => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('low-vision'));
  } catch {
    return; // no storage, or somebody else's text in it
  }
  if (typeof chosen !== 'object' || chosen === null) return;
  for (const [name, value] of Object.entries(chosen)) {
    if (/^[a-z]+$/.test(name)) document.documentElement.setAttribute(`data-sight-${name}`, String(value));
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('blocking', 'render');
  link.href = document.currentScript.dataset.styles;
  document.head.append(link);
})();
