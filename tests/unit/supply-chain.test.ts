import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';
import { readSecretFiles } from '@/lib/secret-files.mjs';
import { licences } from '@/scripts/licences.mjs';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== '');

/** A package that the image and the machines of the tests may install: Linux with glibc, on either processor. */
const isForServers = ({ os, cpu, libc }: Entry) =>
  (os ?? ['linux']).includes('linux') &&
  (cpu ?? ['x64']).some((name) => name === 'x64' || name === 'arm64') &&
  (libc ?? ['glibc']).includes('glibc');

/**
 * Binaries for other platforms whose digest was not to be had when the lockfile was written: 52 of them. Only fewer may
 * stand here; `npm run lock-integrity` on a machine that reaches them fills them in.
 */
const MOST_WITHOUT_DIGEST = 52;

describe('the lockfile', () => {
  const bare = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));

  it('has a digest for all that is installed where the site runs', () => {
    const wrong = bare.filter(
      ([, entry]) => !entry.optional || entry.os === undefined || isForServers(entry),
    );
    // WebAssembly has a processor of its own instead of a system.
    expect(wrong.map(([path]) => path)).toEqual(['node_modules/@tailwindcss/oxide-wasm32-wasi']);
  });

  it('has it for all but some binaries of other platforms', () => {
    expect(entries.length).toBeGreaterThan(300);
    expect(bare.length).toBeLessThanOrEqual(MOST_WITHOUT_DIGEST);
  });

  it('names no host, and no source beside the registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(text).not.toMatch(/"(?:git\+|github:|file:)/);
  });
});

it('every package has a licence that is permitted, or a reason', () => {
  const refused = licences(packages).filter(({ ok }) => !ok);
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

describe('deploy/', () => {
  interface Service {
    read_only?: boolean;
    cap_drop?: string[];
    security_opt?: string[];
    mem_limit?: string;
    pids_limit?: number;
    networks?: string[];
    secrets?: string[];
    environment?: Record<string, string>;
  }
  const compose = matter(`---\n${readFileSync('deploy/compose.yaml', 'utf8')}\n---\n`).data as {
    services: Record<'site' | 'database' | 'proxy', Service>;
    networks: Record<string, { internal?: boolean } | null>;
    secrets: Record<string, { file: string }>;
  };
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it.each(Object.entries(compose.services))('%s may do nothing that it need not', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
    for (const [name, value] of Object.entries(service.environment ?? {}))
      if (/PASSWORD|KEYS|DATABASE_URL|TOKEN/.test(name))
        expect([name, value]).toEqual([
          expect.stringMatching(/_FILE$/),
          expect.stringMatching(/^\/run\/secrets\//),
        ]);
    for (const name of service.secrets ?? []) expect(compose.secrets).toHaveProperty(name);
  });

  it('the database is reached by the site alone', () => {
    const { site, database, proxy } = compose.services;
    expect(database.networks).toEqual(['back']);
    expect(proxy.networks).not.toContain('back');
    expect(site.networks).toEqual(['front', 'back']);
    expect(compose.networks.back?.internal).toBe(true);
  });

  it('the image has what runs the site, under a user of its own', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(dockerfile).toContain('npm ci --ignore-scripts --omit=dev');
    expect(dockerfile.match(/^FROM .*/gm)?.every((line) => /^FROM \$\{NODE_IMAGE\}/.test(line))).toBe(true);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/npm ci|COPY --from=build \/site \/site/);
    expect(dockerfile).toContain('rm -rf .next/cache');
  });
});

it('secrets come from files as well; what is set itself wins', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'secret-')), 'token');
  writeFileSync(path, 'from the file 1234\n');
  const environment: Record<string, string | undefined> = { REGISTRY_API_TOKEN_FILE: path };
  readSecretFiles(environment);
  expect(environment.REGISTRY_API_TOKEN).toBe('from the file 1234');
  const given = { REGISTRY_API_TOKEN: 'given', REGISTRY_API_TOKEN_FILE: path };
  readSecretFiles(given);
  expect(given.REGISTRY_API_TOKEN).toBe('given');
  expect(() => readSecretFiles({ REGISTRY_DATABASE_URL_FILE: '/nowhere/at/all' })).toThrow('ENOENT');
});
