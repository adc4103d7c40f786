import type { ReceiptLine } from '@/lib/forms/mask';
import type { Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/log';
import { named } from '@/lib/site/places/places';
import { pageRegistry } from '@/lib/site/reads';
import { branchOptions, placeOptions } from '@/lib/site/views/form-options';

type Named = readonly { code: string; name: string }[];

const labelled = (options: readonly { code: string; label: string }[]): Named =>
  options.map(({ code, label }) => ({ code, name: label }));

const codeOf = (lines: readonly ReceiptLine[], name: string) =>
  lines.flatMap((line) => ('code' in line && line.name === name ? [line.code] : []))[0];

/** The names of what was chosen out of the registry's data, by the name of the field. */
async function readNames(lines: readonly ReceiptLine[], locale: Locale): Promise<Record<string, Named>> {
  const code = (name: string) => codeOf(lines, name);
  const names: Record<string, Named> = {};
  const city = code('city');
  if (city !== undefined) {
    const { options } = await placeOptions(locale);
    Object.assign(names, { region: options.regions, city: options.cities });
  }
  if (city !== undefined && code('district') !== undefined) {
    const { data } = await (await pageRegistry()).districts({ city });
    names.district = named(data.items, locale);
  }
  if (code('branch') !== undefined) {
    const { branches, services } = (await branchOptions(locale, 'all')).options;
    const branch = branches.map(({ code, label, address }) => ({ code, name: `${label} – ${address}` }));
    Object.assign(names, { branch, service: labelled(services) });
  }
  return names;
}

/**
 * Says what a line with a code of the registry stands for. A receipt is shown whatever becomes of the registry: what it
 * cannot be asked for, or has no longer, is shown by its code.
 */
export async function chosenNames(
  lines: readonly ReceiptLine[],
  locale: Locale,
): Promise<(name: string, code: string) => string> {
  const names = await readNames(lines, locale).catch((error: unknown) => {
    logger.warn({ err: error }, 'a receipt is shown with codes instead of names');
    return {} as Record<string, Named>;
  });
  return (name, code) => names[name]?.find((known) => known.code === code)?.name ?? code;
}

/**
 * Whether the branch of a visit, if it is one, receives visitors still. While the registry cannot be asked, it is taken to.
 */
export async function receivesVisitors(lines: readonly ReceiptLine[]): Promise<boolean> {
  const branch = codeOf(lines, 'branch');
  if (branch === undefined) return true;
  try {
    const { data } = await (await pageRegistry()).branches({});
    return data.items.some(({ code }) => code === branch);
  } catch (error) {
    logger.warn({ err: error }, 'a receipt is shown without asking for its branch');
    return true;
  }
}
