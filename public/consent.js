/**
 * Asks whether the tag manager may be loaded, and loads it for who agrees (components/shell/consent.tsx). Until then, and
 * after a refusal, nothing of it is asked for and nothing is stored but the answer: here, in the browser, for 180 days.
 * Plain JavaScript, served as it is: sites without a tag manager carry nothing of it.
 */
(() => {
  const box = document.querySelector('[data-consent]');
  if (!box) return;
  const { consent: id, origin } = box.dataset;
  const key = 'consent';
  const lifetimeMs = 180 * 24 * 60 * 60 * 1000;
  /** The address of a receipt is what opens it: no script of others reads it. */
  const isSecret = (path) => /^\/(?:en\/)?receipts(?:\/|$)/.test(path);
  let opener;
  let loaded = false;

  const remembered = () => {
    try {
      const { choice, at } = JSON.parse(localStorage.getItem(key));
      return Date.now() - at < lifetimeMs ? choice : undefined;
    } catch {
      return undefined;
    }
  };
  const remember = (choice) => {
    try {
      localStorage.setItem(key, JSON.stringify({ choice, at: Date.now() }));
    } catch {
      // A browser that stores nothing: the choice holds for this page.
    }
  };

  /** A receipt is opened as a document of its own, in which nothing of others runs. */
  const keepReceiptsApart = () => {
    const { pushState } = history;
    history.pushState = function pushApart(state, unused, address) {
      if (address && isSecret(new URL(address, location.href).pathname)) location.assign(address);
      else pushState.call(this, state, unused, address);
    };
  };
  const load = () => {
    if (loaded || isSecret(location.pathname)) return;
    loaded = true;
    keepReceiptsApart();
    window.dataLayer = window.dataLayer || [];
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${origin}/gtm.js?id=${id}`;
    document.head.append(script);
  };
  /** What runs cannot be taken back but by a new document, nor its cookies but by name. */
  const withdraw = () => {
    for (const name of document.cookie.split(/;\s*/).map((pair) => pair.split('=', 1)[0])) {
      if (!name || name === 'locale') continue;
      const ended = `${name}=; Max-Age=0; Path=/`;
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is not everywhere.
      document.cookie = ended;
      for (let host = location.hostname; host.includes('.'); host = host.slice(host.indexOf('.') + 1))
        // biome-ignore lint/suspicious/noDocumentCookie: as above.
        document.cookie = `${ended}; Domain=${host}`;
    }
    location.reload();
  };

  const show = () => {
    box.hidden = false;
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('[data-consent-open]');
    const choice = event.target.closest('[data-consent-choice]')?.dataset.consentChoice;
    if (link) {
      event.preventDefault();
      opener = link;
      show();
      box.focus();
    } else if (choice) {
      remember(choice);
      box.hidden = true;
      opener?.focus();
      if (choice === 'accepted') load();
      else if (loaded) withdraw();
    }
  });
  const choice = remembered();
  if (choice === 'accepted') load();
  // A browser that says it wants no tracking has answered.
  else if (choice === undefined && !navigator.globalPrivacyControl) show();
})();
