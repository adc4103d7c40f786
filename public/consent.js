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
  const endingMs = 60_000;
  /** The address of a receipt is what opens it: no script of others reads it. */
  const isSecret = (path) => /^\/(?:en\/)?receipts(?:\/|$)/.test(path);
  let opener;
  let loaded = false;

  const remembered = () => {
    try {
      const answer = JSON.parse(localStorage.getItem(key));
      return Date.now() - answer.at < lifetimeMs ? answer : {};
    } catch {
      return {};
    }
  };
  const remember = (choice, withdrawn) => {
    try {
      localStorage.setItem(key, JSON.stringify({ choice, at: Date.now(), withdrawn }));
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
  /** What the site itself keeps; the privacy notice lists it. */
  const isOurs = (name) => /^(?:consent|theme|locale|reloaded-at|form-draft:.*)$/.test(name);
  const forgetCookie = (name) => {
    const folders = location.pathname.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/'));
    const hosts = location.hostname.split('.').map((_, start, parts) => parts.slice(start).join('.'));
    for (const folder of folders)
      for (const host of ['', ...hosts.slice(0, -1)])
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface is not everywhere.
        document.cookie = `${name}=; Max-Age=0; Path=${folder || '/'}${host && `; Domain=${host}`}`;
  };
  /** Deletes what the tool has stored in this site's name. */
  const forget = () => {
    for (const name of document.cookie.split(/;\s*/).map((pair) => pair.split('=', 1)[0]))
      if (name && !isOurs(name)) forgetCookie(name);
    try {
      for (const storage of [localStorage, sessionStorage])
        for (const name of Object.keys(storage)) if (!isOurs(name)) storage.removeItem(name);
      indexedDB.databases?.().then((all) => {
        for (const { name } of all) indexedDB.deleteDatabase(name);
      }, String);
    } catch {
      // A browser that stores nothing has nothing to delete.
    }
  };
  /** What runs cannot be taken back but by a new document. */
  const withdraw = () => {
    forget();
    if (loaded) location.reload();
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
      const withdrawn = choice === 'refused' && (loaded || remembered().choice === 'accepted');
      remember(choice, withdrawn);
      box.hidden = true;
      opener?.focus();
      if (choice === 'accepted') load();
      else if (withdrawn) withdraw();
    }
  });
  // Whoever changes the choice in another tab means this one too.
  window.addEventListener('storage', (event) => {
    if (event.key === key && loaded && remembered().choice === 'refused') withdraw();
  });
  const { choice, at, withdrawn } = remembered();
  // As it ended, the tool may have stored something once more.
  if (withdrawn && Date.now() - at < endingMs) forget();
  if (choice === 'accepted') load();
  // A browser that says it wants no tracking has answered.
  else if (choice === undefined && !navigator.globalPrivacyControl) show();
})();
