import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginScan, ScannerError } from '@/lib/registry/attachments/clamd';

/** A peer that speaks a service's protocol; the code under test is the client, over a real socket. */
const peers: { close(): unknown }[] = [];
afterEach(() => {
  for (const peer of peers.splice(0)) peer.close();
});

const listening = async (server: Server): Promise<number> => {
  peers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('the malware scanner', () => {
  /** Reads INSTREAM as clamd does and answers with what `verdict` makes of the bytes; null breaks off. */
  const scanner = (verdict: (bytes: Buffer) => string | null) =>
    listening(
      createServer((socket) => {
        let received = Buffer.alloc(0);
        socket.on('data', (chunk) => {
          received = Buffer.concat([received, chunk]);
          const parts: Buffer[] = [];
          let at = 'zINSTREAM\0'.length;
          if (received.subarray(0, at).toString() !== 'zINSTREAM\0') return;
          while (received.length >= at + 4) {
            const length = received.readUInt32BE(at);
            if (length === 0) {
              const reply = verdict(Buffer.concat(parts));
              return reply === null ? socket.destroy() : socket.end(reply);
            }
            if (received.length < at + 4 + length) return;
            parts.push(received.subarray(at + 4, at + 4 + length));
            at += 4 + length;
          }
        });
      }),
    );

  const scan = async (port: number, ...chunks: string[]) => {
    const under = beginScan(`127.0.0.1:${port}`, 2_000);
    for (const chunk of chunks) await under.write(Buffer.from(chunk));
    return under.finish();
  };

  it('hears every byte, and its verdict counts', async () => {
    const port = await scanner((bytes) =>
      bytes.includes('EICAR') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0',
    );
    expect(await scan(port, 'harmless ', 'text')).toBe(true);
    expect(await scan(port, 'EI', 'CAR')).toBe(false);
  });
  it('gives no clean bill by silence, by an error or by not being there', async () => {
    await expect(scan(await scanner(() => 'INSTREAM size limit exceeded. ERROR\0'), 'x')).rejects.toThrow(
      ScannerError,
    );
    await expect(scan(await scanner(() => null), 'x')).rejects.toThrow(ScannerError);
    const gone = createServer();
    const port = await listening(gone);
    gone.close();
    await expect(scan(port, 'x')).rejects.toThrow(ScannerError);
  });
});

describe('the captcha', () => {
  const saved = { ...process.env };
  beforeEach(() => {
    process.env = { ...saved };
  });
  afterEach(() => {
    process.env = saved;
  });

  const good = {
    success: true,
    score: 0.9,
    action: 'form_join_us',
    hostname: 'site.example',
    challenge_ts: new Date().toISOString(),
  };

  async function verdict(
    answer: unknown,
    token: unknown = 'token',
  ): Promise<{ verdict: string; asked: string }> {
    let asked = '';
    const server = createHttpServer((request, response) => {
      request.on('data', (chunk) => {
        asked += chunk;
      });
      request.on('end', () => response.end(typeof answer === 'string' ? answer : JSON.stringify(answer)));
    });
    const port = await listening(server);
    Object.assign(process.env, {
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
      SITE_URL: 'https://site.example',
      LOG_LEVEL: 'silent',
    });
    // The environment is parsed once a process: a fresh module reads this test's.
    vi.resetModules();
    const { verifyCaptcha } = await import('./captcha');
    return { verdict: await verifyCaptcha(token, 'join-us'), asked };
  }

  it('verifies a token of this form, on this host, fresh, with enough score', async () => {
    const { verdict: result, asked } = await verdict(good);
    expect(result).toBe('verified');
    expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({ secret: 'secret', response: 'token' });
  });
  it.each([
    ['refused', { ...good, success: false }],
    ['of another form', { ...good, action: 'form_contact' }],
    ['of another host', { ...good, hostname: 'evil.example' }],
    ['old', { ...good, challenge_ts: new Date(Date.now() - 121_000).toISOString() }],
    ['without a time', { ...good, challenge_ts: undefined }],
    ['with a low score', { ...good, score: 0.3 }],
    ['answered with garbage', '<html>'],
  ])('does not verify one that is %s', async (_, answer) => {
    expect((await verdict(answer)).verdict).toBe('unverified');
  });
  it.each([null, '', 7, 'x'.repeat(5_000)])('does not ask about %j', async (token) => {
    expect(await verdict(good, token)).toEqual({ verdict: 'unverified', asked: '' });
  });
  it('is off without keys', async () => {
    Object.assign(process.env, { RECAPTCHA_SITE_KEY: '', RECAPTCHA_SECRET_KEY: '' });
    vi.resetModules();
    const { verifyCaptcha } = await import('./captcha');
    expect(await verifyCaptcha('token', 'contact')).toBe('off');
  });
});
