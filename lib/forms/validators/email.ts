import { latinDigits, singleLine } from './normalise';

/** RFC 5321: 254 characters in all, 64 before the @. */
export const EMAIL_MAX = 254;
const LOCAL_MAX = 64;
/** The HTML standard's rule for type=email, with at least one dot: nobody is reached at a bare host name. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** @returns the address with a lower-case domain, or undefined when it is none. */
export function parseEmail(text: string): string | undefined {
  const address = latinDigits(singleLine(text));
  const at = address.lastIndexOf('@');
  if (address.length > EMAIL_MAX || at > LOCAL_MAX || !ADDRESS.test(address)) return undefined;
  return address.slice(0, at) + address.slice(at).toLowerCase();
}
