import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, timeFor } from '../support/amounts';
import { type Attack, attacks } from '../support/attack/requests';
import { type Outcome, send, sendAll } from '../support/attack/send';
import { temporaryFolder } from '../support/folders';
import { seededFile } from '../support/seeded';
import { noSite, type RunningSite, startAsOperator } from '../support/site-process';
import { TURN_MS, turnLog } from '../support/turns';

/**
 * Requests of every kind, made up from a seed, against the built site as it runs behind a proxy. The same seed makes the
 * same attack.
 */
const REQUESTS = amount('ATTACK_REQUESTS', 1_200, 1_000_000);
const SEED = amount('ATTACK_SEED', 1, 1 + (Date.now() % 1_000_000_000));
/** Senders at once. */
const WIDTH = 24;
/** Requests after which the long turns are looked at. */
const LOT = 1_000;
/** A machine that does much else makes every turn longer now and then, and none of them each time. */
const ROUNDS = 4;
const REQUEST_MS = 50;
/**
 * A request that is never whole has its answer when the site has waited long enough. Such ones overlap with every long turn, and
 * asked one after the other they take minutes: they are asked together.
 */
const WAITING_MS = 5_000;
const MOST_TOLD = 20;
/** Requests that are asked again alone, those of the longest turns first: on a busy machine each turn may be long once. */
const MOST_SUSPECTS = 100;

const data = temporaryFolder();
let started = 0;

/** A site on a filled registry of its own, whose long turns are written down from now on. */
async function watchedSite(): Promise<{ site: RunningSite; turns: ReturnType<typeof turnLog> }> {
  const folder = join(data.path, String(started++));
  mkdirSync(folder);
  await seededFile(join(folder, 'registry.sqlite'));
  const turns = turnLog(folder);
  const site = await startAsOperator({
    ...turns.environment,
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    WARM_UP: 'true',
  });
  // Loading the site takes long turns: where none is written down, nobody watches.
  expect(turns.read().length).toBeGreaterThan(0);
  return { site, turns };
}

const told = ({
  number,
  attack,
  fault,
}: Pick<Outcome, 'number' | 'attack'> & { fault?: string | undefined }) =>
  `#${number} ${attack.manner} ${fault ?? ''} <- ${JSON.stringify(attack.raw.slice(0, 400))}`;

/** The requests that take a long turn when nothing else is asked; those that wait, all of them when they take one together. */
async function slowAlone(
  outcomes: readonly Outcome[],
  { site, turns }: Awaited<ReturnType<typeof watchedSite>>,
): Promise<Outcome[]> {
  const areSlow = async (asked: readonly Outcome[]) => {
    await Promise.all(asked.map(({ attack, number }) => send(site.port, attack, number)));
    // A turn is written down when the next one begins.
    await fetch(`${site.origin}/robots.txt`).then((answer) => answer.text());
    return turns.read().some(({ ms }) => ms > TURN_MS);
  };
  const isWaiting = ({ from, to }: Outcome) => to - from > WAITING_MS;
  const waiting = outcomes.filter(isWaiting);
  const slow = (await areSlow(waiting)) ? waiting : [];
  for (const outcome of outcomes) if (!isWaiting(outcome) && (await areSlow([outcome]))) slow.push(outcome);
  return slow;
}

/** Of requests that were under way during a long turn, those that take one each time, in this process or in new ones. */
async function slowEachTime(suspects: readonly Outcome[], attacked: Awaited<ReturnType<typeof watchedSite>>) {
  let here = suspects;
  for (let round = 0; round < ROUNDS && here.length > 0; round += 1) here = await slowAlone(here, attacked);
  let anew = suspects;
  for (let round = 0; round < ROUNDS && anew.length > 0; round += 1) {
    const fresh = await watchedSite();
    anew = await slowAlone(anew, fresh);
    await fresh.site.end('SIGTERM');
  }
  return [...new Set([...here, ...anew])];
}

describe.skipIf(noSite)(`an attack on the built site${noSite ? ` (${noSite})` : ''}`, () => {
  let attacked: Awaited<ReturnType<typeof watchedSite>>;
  let known: { paths: string[]; files: string[] };
  beforeAll(async () => {
    attacked = await watchedSite();
    const text = async (path: string) => (await fetch(attacked.site.origin + path)).text();
    const paths = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url as string).pathname,
    );
    const scripts = readdirSync('.next/static/chunks').map((name) => `/_next/static/chunks/${name}`);
    known = { paths, files: [...scripts, '/favicon.ico', '/robots.txt', '/sitemap.xml'] };
  });
  afterAll(async () => {
    await attacked?.site.end('SIGTERM');
    data.remove();
  });

  it(`of ${REQUESTS} requests with the seed ${SEED}: all are answered in time, none with a 5xx, a long turn or another's words`, {
    timeout: timeFor(REQUESTS, REQUEST_MS),
  }, async () => {
    const made = attacks(known, SEED);
    const faults: string[] = [];
    /** What was under way during a long turn, with the longest. */
    const suspects = new Map<Outcome, number>();
    const statuses: Record<number, number> = {};
    let slowest = 0;
    for (let first = 0; first < REQUESTS && faults.length < MOST_TOLD; first += LOT) {
      const lot: Attack[] = fc.sample(made, { seed: SEED + first, numRuns: Math.min(LOT, REQUESTS - first) });
      const outcomes = await sendAll(attacked.site.port, lot, WIDTH, first);
      for (const outcome of outcomes) {
        slowest = Math.max(slowest, outcome.to - outcome.from);
        statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1;
        if (outcome.fault !== undefined) faults.push(told(outcome));
      }
      const long = attacked.turns.read().filter(({ ms }) => ms > TURN_MS);
      for (const outcome of outcomes) {
        const within = long.filter(({ at, ms }) => outcome.from <= at && outcome.to >= at - ms);
        if (within.length > 0) suspects.set(outcome, Math.max(...within.map(({ ms }) => ms)));
      }
    }
    const worst = [...suspects].sort(([, one], [, other]) => other - one).slice(0, MOST_SUSPECTS);
    const longest = Math.round(worst[0]?.[1] ?? 0);
    console.info(JSON.stringify({ seed: SEED, statuses, slowest, suspects: suspects.size, longest }));
    expect(faults).toEqual([]);
    const asked = worst.map(([outcome]) => outcome);
    expect((await slowEachTime(asked, attacked)).map(told)).toEqual([]);
    // Attacks that are all refused at the door show nothing.
    for (const status of [200, 201, 303, 400, 404, 405, 413, 415, 422])
      expect(statuses, String(status)).toHaveProperty(String(status));
  });
});
