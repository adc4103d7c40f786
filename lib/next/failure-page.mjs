import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slots } from '../channels.cjs';
import { lastResort, stylesheet } from './contract.cjs';

/** What Next says where not even its last resort could be drawn: a line, with or without a type. */
const isBareFailure = (response) =>
  response.statusCode === 500 &&
  /^(?:text\/plain\b|$)/.test(String(response.getHeader('content-type') ?? ''));

/** The style sheets of the page that Next keeps for errors; without them the text alone has to do. */
function stylesheetsOf(dir) {
  try {
    return readFileSync(join(dir, '.next', lastResort), 'utf8').match(stylesheet) ?? [];
  } catch {
    return [];
  }
}

/** @param {ReturnType<typeof import('../site/routing/front').front.failure>[number]} texts */
const section = ({ lang, dir, name, title, text, retry, home, homePath, helpline, number }) => `
<section lang="${lang}" dir="${dir}">
<p class="font-bold text-brown-800">${name}</p>
<h1 class="mt-2">${title}</h1>
<p class="mt-3 text-lg">${text}</p>
<ul class="mt-4 flex flex-wrap gap-x-6">
<li><a class="inline-flex min-h-11 items-center underline underline-offset-4" href="">${retry}</a></li>
<li><a class="inline-flex min-h-11 items-center underline underline-offset-4" href="${homePath}">${home}</a></li>
<li><a class="inline-flex min-h-11 items-center underline underline-offset-4" href="tel:${number}">${helpline}\u00a0<bdi>${number}</bdi></a></li>
</ul>
</section>`;

/** One page for all addresses, in both languages and without a script: whatever failed, it needs nothing but itself. */
function pageWith(links, texts) {
  const [first] = texts;
  return `<!DOCTYPE html>
<html lang="${first.lang}" dir="${first.dir}">
<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<title>${texts.map(({ title }) => title).join(' | ')}</title>
${links.join('')}</head>
<body><main class="container-page space-y-12 py-16">${texts.map(section).join('')}
</main></body></html>
`;
}

/**
 * A step: whoever asks for a page and gets Next's bare 500, because the code of a page cannot be loaded, reads the registry's
 * own words instead of a line in monospace. Programs, and the client of the page that is open, get the line as it is.
 */
export function failurePage(next, { dir }) {
  let page;
  return (request, response) => {
    if (!/\btext\/html\b/.test(request.headers.accept ?? '')) return next(request, response);
    const { end } = response;
    response.end = function endReadably(...parts) {
      const front = slots.front.get();
      if (this.headersSent || front === undefined || !isBareFailure(this)) return end.apply(this, parts);
      page ??= pageWith(stylesheetsOf(dir), front.failure());
      this.removeHeader('content-length');
      this.removeHeader('etag');
      this.setHeader('Content-Type', 'text/html; charset=utf-8');
      const done = parts.find((part) => typeof part === 'function');
      return end.call(this, page, 'utf8', done);
    };
    return next(request, response);
  };
}
