import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormHandler, formHandler } from '../../support/form-handler';
import { formSamples } from '../../support/form-samples';

const PER_ADDRESS = 5;
const PER_FORM = 20;

let handler: FormHandler;
beforeAll(async () => {
  handler = await formHandler({
    FORM_LIMIT_PER_ADDRESS: String(PER_ADDRESS),
    FORM_LIMIT_PER_FORM: String(PER_FORM),
    TRUST_PROXY: '1',
  });
});
afterAll(() => handler?.close());

let sent = 0;
async function statusFor(address: string, form: 'contact' | 'supplier-registration'): Promise<number> {
  sent += 1;
  const changes = form === 'contact' ? { subject: `limit ${sent}` } : { companyName: `limit ${sent}` };
  const request = new Request(`http://site.example/api/forms/${form}`, {
    method: 'POST',
    body: JSON.stringify({ ...formSamples[form], ...changes }),
    headers: {
      host: 'site.example',
      accept: 'application/json',
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
  });
  return (await handler.receiveForm(request, form)).status;
}

/** How many of so many posts are taken. */
async function taken(
  count: number,
  form: 'contact' | 'supplier-registration',
  address: (n: number) => string,
) {
  let stored = 0;
  for (let n = 0; n < count; n += 1) if ((await statusFor(address(n), form)) === 201) stored += 1;
  return stored;
}

describe('limits of forms', () => {
  it('no number of addresses shuts a form: each is left less, and a visitor still gets through', async () => {
    expect(await taken(PER_ADDRESS + 1, 'contact', () => '198.51.100.1')).toBe(PER_ADDRESS);
    for (let n = 2; n <= 12; n += 1) await taken(PER_ADDRESS, 'contact', () => `198.51.${n}.1`);
    // Three times as many as the form's share are stored by now, so what is left to an address is a third.
    expect(await taken(PER_ADDRESS, 'contact', () => '203.0.113.9')).toBe(3);
    expect(await statusFor('2001:db8:99::1', 'contact')).toBe(201);
    // Whoever had their share already is refused, and does not make it worse for others.
    expect(await taken(20, 'contact', () => '198.51.100.1')).toBe(0);
    expect(await statusFor('203.0.114.10', 'contact')).toBe(201);
  });

  it('one network is one sender, whichever of its addresses it uses', async () => {
    const form = 'supplier-registration';
    const inOneHouse = (n: number) => `2001:db8:1:1::${n.toString(16)}`;
    expect(await taken(PER_ADDRESS + 3, form, inOneHouse)).toBe(PER_ADDRESS);
    // A /48 has 65,536 houses; it is no house, and no thousand either.
    const inOneNetwork = (n: number) => `2001:db8:2:${n.toString(16)}::1`;
    const stored = await taken(30 * PER_ADDRESS, form, inOneNetwork);
    expect(stored).toBeGreaterThan(PER_ADDRESS);
    expect(stored).toBeLessThanOrEqual(20 * PER_ADDRESS);
    expect(await statusFor('2001:db8:3::1', form)).toBe(201);
  });
});
