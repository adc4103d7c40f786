import { describe, expect, it } from 'vitest';
import { RegistryUnavailableError } from '@/lib/registry/contract';
import { strangeContents } from '../support/backends/contents';
import type { Misbehaviour } from '../support/faulty-proxy';
import { submitTo } from '../support/messages';
import { HOUR_MS, relayRig, TIMEOUT_MS } from '../support/relay';

const rig = relayRig();

describe('what is read of a backend that fails', () => {
  it('shows the last good answer with its age, but only for so long, and never old slots', async () => {
    const registry = rig.relay(HOUR_MS);
    const fresh = await registry.places({});
    await registry.slots({ branch: 'main' });
    const asked = rig.now.toISOString();
    await rig.breakDown('garbage');
    rig.later(HOUR_MS);
    expect(await registry.places({})).toEqual({ data: fresh.data, staleSince: asked });
    await expect(registry.slots({ branch: 'main' })).rejects.toThrow(RegistryUnavailableError);
    await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    rig.later(1);
    await expect(registry.places({})).rejects.toThrow(RegistryUnavailableError);
  });

  it('is stood in for by the last good answers after a restart as well, and they keep their age', async () => {
    const registry = rig.relay(HOUR_MS);
    const fresh = await registry.places({});
    await registry.registrars({ q: 'a name that somebody looked for' });
    await registry.slots({ branch: 'main' });
    const asked = rig.now.toISOString();
    const onDisk = () => rig.front.store.read.selectFrom('last_answers').selectAll().execute();
    await expect.poll(async () => (await onDisk()).length).toBe(2);
    // What was asked is a visitor's own business.
    expect(JSON.stringify(await onDisk())).not.toContain('looked for');
    await rig.breakDown('down');
    rig.later(HOUR_MS);
    // A registry that knows nothing but its store, as after a restart.
    const restarted = rig.relay(HOUR_MS);
    expect(await restarted.places({})).toEqual({ data: fresh.data, staleSince: asked });
    await expect(restarted.slots({ branch: 'main' })).rejects.toThrow(RegistryUnavailableError);
    await expect(restarted.branches({})).rejects.toThrow(RegistryUnavailableError);
    rig.later(1);
    await expect(rig.relay(HOUR_MS).places({})).rejects.toThrow(RegistryUnavailableError);
    // An answer of another version of the contract is none.
    await rig.front.store.write.updateTable('last_answers').set({ answer: '{"old":true}' }).execute();
    rig.now = new Date(asked);
    await expect(rig.relay(HOUR_MS).places({})).rejects.toThrow(RegistryUnavailableError);
  });

  it('is not stood in for where that is switched off, and nothing is kept', async () => {
    const registry = rig.relay(0);
    await registry.places({});
    await rig.breakDown('down');
    await expect(registry.places({})).rejects.toThrow(RegistryUnavailableError);
    expect(await rig.front.store.read.selectFrom('last_answers').selectAll().execute()).toEqual([]);
  });

  it.each(['names of 10,000 letters', 'long words'])('is not believed: %s', async (name) => {
    const registry = rig.relay(HOUR_MS);
    const fresh = await registry.places({});
    const asked = rig.now.toISOString();
    await rig.breakDown(strangeContents[name] as Misbehaviour);
    expect(await registry.places({})).toEqual({ data: fresh.data, staleSince: asked });
    await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    expect((await registry.health()).backend).toBe('down');
  });

  it('is believed as long as its names are as long as names may be', async () => {
    await rig.breakDown(strangeContents['names as long as they may be'] as Misbehaviour);
    expect((await rig.relay(HOUR_MS).places({})).staleSince).toBeNull();
  });

  it('is left in peace by the breaker after some failures, and asked again when it had time', async () => {
    const registry = rig.relay();
    await rig.breakDown('slow');
    for (let calls = 0; rig.transport.up && calls < 5; calls++)
      await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    expect(rig.transport.up).toBe(false);
    const started = performance.now();
    await expect(registry.branches({})).rejects.toThrow(RegistryUnavailableError);
    expect(performance.now() - started).toBeLessThan(TIMEOUT_MS);
    expect((await registry.health()).backend).toBe('down');
    await rig.bringUp('slow');
    await expect
      .poll(
        () =>
          registry.branches({}).then(
            () => 'answered',
            () => 'held back',
          ),
        {
          timeout: 10_000,
          interval: 200,
        },
      )
      .toBe('answered');
    expect((await registry.health()).backend).toBe('up');
  });

  it('is not called well before it has ever answered, and is asked to find out', async () => {
    await rig.breakDown('down');
    const registry = rig.relay();
    expect(await registry.health()).toMatchObject({ ok: false, backend: 'down', reason: 'backend' });
    await rig.bringUp('down');
    await expect.poll(() => registry.health(), { timeout: 8_000 }).toMatchObject({ ok: true, backend: 'up' });
  });

  it('may be silent while its last answers can be shown, also after a restart', async () => {
    const first = rig.relay();
    await first.places({});
    await expect.poll(() => first.health()).toMatchObject({ ok: true, backend: 'up' });
    await rig.breakDown('down');
    await expect(first.branches({})).rejects.toThrow(RegistryUnavailableError);
    const restarted = rig.relay();
    expect(await restarted.health()).toMatchObject({ ok: true, backend: 'down' });
    rig.later(HOUR_MS + 1);
    expect(await restarted.health()).toMatchObject({ ok: false, reason: 'backend' });
  });

  it('reads once more when one answer is lost, and does not repeat a submission by itself', async () => {
    const registry = rig.relay();
    rig.proxy.fault = 'cut';
    const reading = registry.places({});
    await expect.poll(() => rig.proxy.passed).toBeGreaterThan(0);
    rig.proxy.fault = 'none';
    expect((await reading).staleSince).toBeNull();
    rig.proxy.passed = 0;
    rig.proxy.fault = 'cut';
    await submitTo(registry, rig.message());
    expect(rig.proxy.passed).toBe(1);
  });
});
