(() => {
  const root = document.documentElement;
  const { fonts, lowVision, dark, failedPicture, controls, usesQuery, headerEnd } = document.currentScript.dataset;

  function addLink(attributes) {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  }

  function loadStyles(href) {
    addLink({ rel: 'stylesheet', blocking: 'render', href });
  }

  // On a slow device half of the header would be painted, and move when the rest has been parsed.
  addLink({ rel: 'expect', href: `#${headerEnd}`, blocking: 'render' });

  const waitsInVain = navigator.connection?.rtt > 125;
  for (const href of fonts.split(' ')) {
    if (waitsInVain)
      fetch(href, { priority: 'low' })
        .then((reply) => reply.blob())
        .catch(() => {});
    else addLink({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', crossorigin: '', href });
  }

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parsed(text) {
    try {
      return Object.entries(JSON.parse(text) ?? {});
    } catch {
      return [];
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

  const isAsked = [...new URLSearchParams(location.search).keys()].some((name) => !/^utm_|clid$/.test(name));
  const showWithoutQuery = () => root.removeAttribute('data-awaits-query');
  if (usesQuery && isAsked) {
    root.setAttribute('data-awaits-query', '');
    setTimeout(showWithoutQuery, 10_000);
    const { chunks } = document.querySelector('[data-chunks]').dataset;
    for (const href of chunks.split(' ')) addLink({ rel: 'modulepreload', href });
  }

  const isDrawing = ({ src }) => src.startsWith(`${location.origin}/assets/`);
  const follow = ({ type, target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.style.content = type === 'error' && !isDrawing(target) ? `url("${failedPicture}")` : '';
  };
  document.addEventListener('error', follow, true);
  document.addEventListener('load', follow, true);

  if (window.takeEarlyClick) return;
  let clicked;
  const record = (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !target.closest(controls)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!clicked) setTimeout(followClicked, 10_000);
    clicked = target;
  };
  window.takeEarlyClick = () => {
    removeEventListener('click', record, true);
    const taken = clicked;
    clicked = undefined;
    return taken;
  };
  const followClicked = () => {
    const link = window.takeEarlyClick()?.closest('a[href^="/"],a[data-awaits-hydration]');
    // The browser may have forgotten the gesture, and would block a new tab.
    link?.removeAttribute('target');
    link?.click();
  };
  addEventListener('click', record, true);
  const giveUp = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    showWithoutQuery();
    followClicked();
  };
  document.addEventListener('error', giveUp, true);
})();
