import { type FormCode, type FormIssue, parseForm, type ValidValues } from '@/lib/forms';
import { grievanceWindowIssues } from '@/lib/forms/grievance-request/window';
import { Problem } from '@/lib/problem';
import { isAnnounced, type Registry, registry } from '@/lib/registry';
import { isRegistryError } from '@/lib/registry/contract';
import { signsOfProgram } from './protect';
import type { Arrival } from './read';

type Values = Readonly<Record<string, unknown>>;
type Check = (values: Values, port: Registry) => Promise<FormIssue[]>;

const notChosen = (path: string): FormIssue => ({ path, code: 'choose_option' });

/**
 * The city must be one of the region; with a closed list of districts, the district one of the city. What a form lets be left
 * out need not be there.
 */
async function placeIssues({ region, city, district }: Values, port: Registry): Promise<FormIssue[]> {
  if (region === undefined && city === undefined) return [];
  const { data } = await port.places({});
  if (region !== undefined && !data.regions.some(({ code }) => code === region)) return [notChosen('region')];
  const isThere = (known: { code: string; region: string }) =>
    known.code === city && (region === undefined || known.region === region);
  if (city !== undefined && !data.cities.some(isThere)) return [notChosen('city')];
  if (typeof district !== 'string') return [];
  const districts = await port.districts({ city: String(city) });
  return districts.data.items.some(({ code }) => code === district) ? [] : [notChosen('district')];
}

/** An announced district leads to its area's page instead of a waiting list. */
async function announcedIssues({ district }: Values, port: Registry): Promise<FormIssue[]> {
  if (typeof district !== 'string') return [];
  const { data } = await port.areasOf({ district });
  return data.items.some(({ coverage, area }) => coverage === 'whole' && isAnnounced(area))
    ? [{ path: 'district', code: 'already_announced' }]
    : [];
}

async function branchIssues({ branch, service }: Values, port: Registry): Promise<FormIssue[]> {
  const { data } = await port.branches({});
  const chosen = data.items.find(({ code }) => code === branch);
  if (chosen === undefined) return [notChosen('branch')];
  return chosen.services.includes(String(service)) ? [] : [notChosen('service')];
}

const CHECKS: Partial<Record<FormCode, readonly Check[]>> = {
  'correction-request': [({ district: _written, ...values }, port) => placeIssues(values, port)],
  'grievance-request': [
    async (values) => grievanceWindowIssues({ decisionDate: String(values.decisionDate) }),
  ],
  'registration-interest': [placeIssues, announcedIssues],
  appointment: [branchIssues],
};

/**
 * What a schema cannot know of a valid form: whether the codes of the registry exist and belong together, and whether a
 * period is still open today. Asked once, when the visitor sends; the first check that finds a fault ends it. A registry that is
 * away does not keep a form from being stored: whoever it is passed on to judges it then.
 */
export async function formCheckIssues(form: FormCode, values: Values): Promise<FormIssue[]> {
  const port = await registry();
  try {
    for (const check of CHECKS[form] ?? []) {
      const issues = await check(values, port);
      if (issues.length > 0) return issues;
    }
  } catch (error) {
    if (!isRegistryError(error) || error.code !== 'unavailable') throw error;
  }
  return [];
}

/**
 * Runs the form's schema, the only time in this process, and asks what no schema knows.
 * @throws {Problem} invalid_submission with every fault at once
 */
export async function validate(form: FormCode, arrival: Arrival): Promise<ValidValues> {
  const parsed = parseForm(form, arrival.fields);
  const found = [
    ...arrival.fileIssues,
    ...signsOfProgram(arrival.envelope),
    ...(parsed.ok ? [] : parsed.issues),
  ];
  const issues = found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
  if (parsed.ok && issues.length === 0) issues.push(...(await formCheckIssues(form, parsed.value)));
  if (!parsed.ok || issues.length > 0) throw new Problem('invalid_submission', { issues });
  return parsed.value;
}
