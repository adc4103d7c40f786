import { env } from '@/lib/env';
import { clientAddress, networkOf } from '@/lib/http/client-address';
import { locales, localizedPath, splitLocale } from '@/lib/i18n/locales';
import arabicFailure from '@/messages/ar/Failure.json';
import arabic from '@/messages/ar/Forms.json';
import arabicShell from '@/messages/ar/Shell.json';
import arabicSite from '@/messages/ar/Site.json';
import englishFailure from '@/messages/en/Failure.json';
import english from '@/messages/en/Forms.json';
import englishShell from '@/messages/en/Shell.json';
import englishSite from '@/messages/en/Site.json';
import { customerServiceNumber } from '../constants';
import { firstAddresses } from './first-addresses';
import { passesGuards } from './guards';
import { filterKeys, routeEntries } from './routes';

/** The pages that exist only for some values of their segments, by the pattern of their unprefixed path. */
const guarded = routeEntries.flatMap(([, { path, guards = [] }]) =>
  guards.length === 0
    ? []
    : [
        {
          guards,
          lists: new Set([...path.matchAll(/\[\.\.\.(\w+)\]/g)].map(([, name]) => name)),
          pattern: new RegExp(
            `^${path.replace(/\[(\.\.\.)?(\w+)\]/g, (_, rest, name) => `(?<${name}>${rest ? '.+' : '[^/]+'})`)}$`,
          ),
        },
      ],
);

/**
 * Whether a page of the table is asked for with values that it does not exist for: the guards of the page itself answer.
 * @param address as the visitor wrote it, without its query
 * @returns false as well where it cannot be told
 */
async function isMissing(address: string): Promise<boolean> {
  const { locale, path } = splitLocale(address);
  for (const { guards, lists, pattern } of guarded) {
    const groups = pattern.exec(path)?.groups;
    if (groups === undefined) continue;
    const params = Object.entries(groups).map(([name, value]) => [
      name,
      lists.has(name) ? value.split('/').map(decodeURIComponent) : decodeURIComponent(value),
    ]);
    return !(await passesGuards(guards, { locale, params: Object.fromEntries(params) }).catch(() => true));
  }
  return false;
}

/**
 * What lib/next/server.mjs has to know of the pages before Next is asked. It is not bundled with them: instrumentation.ts
 * hands this over.
 */
export const front = {
  isMissing,
  firstAddresses,
  readsPerMinute: () => env().READ_LIMIT_PER_ADDRESS,
  /** By what reads are counted. */
  visitor(headers: Readonly<Record<string, string | undefined>>) {
    const address = clientAddress({ get: (name) => headers[name] ?? null }, env().TRUST_PROXY);
    return { address, network: networkOf(address) };
  },
  /** What a visitor reads who asks for too much. */
  tooMany: (address: string) => (splitLocale(address).locale === 'ar' ? arabic : english).track.tooMany,
  /** What stands on the page of last resort, a section for each language. */
  failure: () =>
    locales.map(({ code, direction }) => ({
      ...(code === 'ar' ? arabicFailure : englishFailure),
      lang: code,
      dir: direction,
      name: (code === 'ar' ? arabicSite : englishSite).productName,
      helpline: (code === 'ar' ? arabicShell : englishShell).helpline,
      number: customerServiceNumber,
      homePath: localizedPath('/', code),
    })),
  /** The parameters that a list or figure reads, in the order in which equal questions are written, by its address. */
  views: new Map<string, readonly string[]>(
    routeEntries.flatMap(([, { path, filtered }]) =>
      filtered === undefined
        ? []
        : locales.map(
            ({ code }) =>
              [localizedPath(path, code), [filterKeys[0], ...filtered, ...filterKeys.slice(1)]] as const,
          ),
    ),
  ),
};
