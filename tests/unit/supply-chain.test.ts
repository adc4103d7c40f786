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
  hasInstallScript?: boolean;
}

const text = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
const entries = Object.entries(packages).filter(([path]) => path !== '');

describe('the lockfile', () => {
  it('has a digest for every package, of every platform', () => {
    expect(entries.length).toBeGreaterThan(300);
    const bare = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(bare.map(([path]) => path)).toEqual([]);
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

  it('every image is pinned by its digest', () => {
    const composed = readFileSync('deploy/compose.yaml', 'utf8');
    const named = [
      ...dockerfile.matchAll(/^ARG \w*IMAGE=(.+)$/gm),
      ...dockerfile.matchAll(/^(?:FROM |COPY --from=)([^\s$]*[:/@]\S*)/gm),
      ...composed.matchAll(/\$\{\w*IMAGE:-([^}]*)\}/g),
      ...composed.matchAll(/^\s*image: ([^$\s]+)$/gm),
    ].map(([, image]) => image);
    expect(named.map((image) => image?.split(':')[0])).toEqual(['node', 'postgres', 'nginx']);
    for (const image of named) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  it('the image has what runs the site, under a user of its own', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(dockerfile).toContain('npm ci --ignore-scripts --omit=dev');
    expect(dockerfile.match(/^FROM .*/gm)?.every((line) => /^FROM \$\{NODE_IMAGE\}/.test(line))).toBe(true);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/npm ci|COPY --from=build \/site \/site/);
    expect(dockerfile).toContain('rm -rf .next/cache');
    const emptied = /find ([\w ]+) -name '\*\.test\.\*' -delete/.exec(dockerfile)?.[1]?.split(' ');
    const copied = [...last.matchAll(/^COPY --from=build \/site\/(\w+) /gm)].map(([, folder]) => folder);
    expect([...copied, 'public'].sort()).toEqual([...(emptied ?? []), 'public', 'public'].sort());
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
