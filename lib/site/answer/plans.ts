import { foldForSearch } from '@/lib/i18n/arabic';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { AreaPart, Bilingual } from '@/lib/registry';
import type { Finding } from './outcome';

/** Numbers of plans as announcements write them: three digits or more, or several numbers and a letter with slashes. */
const NUMBER = /(?<![\d/])(?:\d{1,5}(?:\/(?:\d{1,5}|[أ-ي])){1,4}|\d{3,5})(?![\d/])/g;
/** What is said of a plan ends with its clause. */
const AFTER_PLAN = /مخطط(?:ات)?([^؛;،(]{0,80})/g;
/** Of land that lies beside a plan the number does not tell. */
const BESIDE = /الواقعة|مجاور/;

/** Longer is no number of a plan and no name of one. */
export const PLAN_MAX = 120;

const plain = (text: string) => toLatinDigits(text).replace(/[\u2066-\u2069\u200e\u200f]/g, '');

function plansIn(text: string): string[] {
  const written = plain(text);
  if (BESIDE.test(written)) return [];
  return [...written.matchAll(AFTER_PLAN)].flatMap(([, after = '']) =>
    [...after.matchAll(NUMBER)].map(([number]) => number),
  );
}

/** The numbers of plans that a finding names, each once. */
export function plansOf({ parts }: Pick<Finding, 'parts'>): string[] {
  return [...new Set(parts.flatMap(({ name, note }) => plansIn(`${name?.ar ?? ''}؛ ${note?.ar ?? ''}`)))];
}

/** What is announced beside districts is known by its name. */
const isNamed = ({ kind, name }: AreaPart, asked: string) =>
  (kind === 'plan' || kind === 'place') && name !== null && foldForSearch(name.ar) === foldForSearch(asked);

/** Whether a finding names a plan, by its number or by its name. */
export const namesPlan = (finding: Pick<Finding, 'parts'>, asked: string): boolean =>
  plansOf(finding).includes(plain(asked).replace(/\s/g, '')) ||
  finding.parts.some((part) => isNamed(part, asked));

/** The name of a plan without the word that says that it is one: people type it with or without. */
export const ownName = ({ ar, en }: Bilingual): Bilingual => ({
  ar: ar.replace(/^مخطط /, ''),
  en: en.replace(/^Plan | plan$/i, ''),
});

/** What was asked for by its number or its name, and whether that is a plan: an announcement names other places so too. */
export interface PlanLabel {
  readonly label: Bilingual;
  readonly isPlan: boolean;
}

/** How a sentence calls it: by its number, which keeps its order in an Arabic line, or by its name; without the word for a plan. */
export function planLabel(finding: Pick<Finding, 'parts'>, asked: string): PlanLabel {
  const part = finding.parts.find((one) => isNamed(one, asked));
  if (!part?.name) return { label: { ar: `\u2066${asked}\u2069`, en: `\u2066${asked}\u2069` }, isPlan: true };
  const { ar, en } = ownName(part.name);
  return { label: { ar: `\u2068${ar}\u2069`, en: `\u2068${en}\u2069` }, isPlan: part.kind === 'plan' };
}

/**
 * What a named plan says of a property in it: `part` where only a part of the plan is announced, `open` where the
 * announcement names parts without the numbers of plans too.
 */
export type PlanVerdict = 'named' | 'part' | 'no' | 'open';

/** Of such a plan its number does not tell: only a part of it is announced. */
const isPartly = ({ note }: AreaPart) => note?.ar.includes('جزء من') === true;

export function planVerdict(finding: Pick<Finding, 'parts'>, asked: string): PlanVerdict {
  const naming = finding.parts.filter((part) => namesPlan({ parts: [part] }, asked));
  if (naming.length > 0) return naming.every(isPartly) ? 'part' : 'named';
  const all = finding.parts.every((part) => plansOf({ parts: [part] }).length > 0);
  return all ? 'no' : 'open';
}
