import { z } from 'zod';
import { cacheControl } from '@/lib/lifetimes.cjs';
import { logger } from '@/lib/log';
import { Problem } from '@/lib/problem';
import { readBody } from './body';
import { problemResponse, visitorsProblem } from './problem';
import { mediaType } from './request';

const BODY_LIMITS = { maxBytes: 16 * 1024, deadlineMs: 5_000 };
/** A browser gathers some reports in one post; whoever sends more of them in one is no browser. */
const REPORTS_PER_POST = 10;
const LINES_PER_MINUTE = 30;
const TEXT_MAX = 120;

const text = z.string().max(8_192).catch('');
const line = z.number().int().nonnegative().optional().catch(undefined);

/** What both kinds of report say that is worth a line: names by the Reporting API, those of `report-uri` beside them. */
const violation = z.object({
  effectiveDirective: text,
  'effective-directive': text,
  'violated-directive': text,
  blockedURL: text,
  'blocked-uri': text,
  documentURL: text,
  'document-uri': text,
  sourceFile: text,
  'source-file': text,
  lineNumber: line,
  'line-number': line,
});
const oldReport = z.object({ 'csp-report': violation }).transform((body) => [body['csp-report']]);
const newReports = z
  .array(z.object({ type: z.string().max(100), body: z.unknown() }))
  .max(REPORTS_PER_POST)
  .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
  .pipe(z.array(violation));
const schemas: Readonly<Record<string, z.ZodType<z.infer<typeof violation>[]>>> = {
  'application/csp-report': oldReport,
  'application/reports+json': newReports,
};

/** Control characters would write lines of their own, and signs of direction turn what follows. */
const plain = (value: string) => value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').slice(0, TEXT_MAX);

/** A word of the policy: `inline`, `eval`, `data`, the name of a directive. Anything else may be what somebody typed. */
const wordOf = (value: string) => /^[a-z-]{1,40}$/.exec(value)?.[0] ?? '';

/** However its letters are written: `%72eceipts` is served as well. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}

/** An address without what may speak of a visitor: no query, no fragment, no name of a receipt and no address of a letter. */
function place(address: string): string {
  if (!URL.canParse(address)) return wordOf(address);
  const { protocol, host, pathname } = new URL(address);
  if (!host) return /^[a-z-]{1,40}:$/.test(protocol) ? protocol : '';
  const path = readable(pathname).replace(/([/\\]receipts)[/\\].*/is, '$1');
  return plain(`${protocol}//${host}${path.includes('@') ? '' : path}`);
}

type Violation = z.infer<typeof violation>;
const entry = (report: Violation) => ({
  directive: wordOf(
    // An old report has its sources behind it.
    (report.effectiveDirective || report['effective-directive'] || report['violated-directive']).split(
      ' ',
      1,
    )[0] ?? '',
  ),
  blocked: place(report.blockedURL || report['blocked-uri']),
  page: place(report.documentURL || report['document-uri']),
  source: place(report.sourceFile || report['source-file']),
  line: report.lineNumber ?? report['line-number'],
});

/** Whether a browser's extension did it: nothing of the site, and the commonest report of all. */
const isForeign = ({ blocked, source }: ReturnType<typeof entry>) =>
  [blocked, source].some((address) => /^[a-z-]+-extension:/.test(address));

export type Write = (fields: object, message: string) => void;

/** Writes so many lines a minute and tells, with the first of a later one, how many it held back. Anybody may post here. */
export function linesPerMinute(write: Write, limit = LINES_PER_MINUTE, now: () => number = Date.now): Write {
  let minute = 0;
  let left = 0;
  let withheld = 0;
  return (fields, message) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      if (withheld > 0) write({ reports: withheld }, 'more policy reports came than are written');
      minute = current;
      left = limit;
      withheld = 0;
    }
    if (left === 0) withheld += 1;
    else {
      left -= 1;
      write(fields, message);
    }
  };
}

async function reportsOf(request: Request): Promise<Violation[]> {
  const schema = schemas[mediaType(request)];
  if (!schema) throw new Problem('unsupported_media_type');
  const bytes = await readBody(request, BODY_LIMITS);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem('malformed_request', { cause });
  }
  const reports = schema.safeParse(body);
  if (!reports.success) throw new Problem('malformed_request');
  return reports.data;
}

/** One allowance for the whole process. */
const writeLine = linesPerMinute((fields, message) => logger.warn(fields, message));

/**
 * Takes what browsers report of the Content-Security-Policy: a line of the log each, with the directive and the places
 * alone, and no more lines a minute than somebody can read. 204 whether they were written or not.
 */
export async function receiveCspReports(request: Request, write: Write = writeLine): Promise<Response> {
  try {
    const entries = (await reportsOf(request)).map(entry).filter((made) => !isForeign(made));
    for (const made of entries) write(made, 'policy violation reported');
    return new Response(null, { status: 204, headers: { 'cache-control': cacheControl.never } });
  } catch (error) {
    return problemResponse(visitorsProblem(error, 'a policy report was not read'));
  }
}
