/**
 * A stored phone number (international digits without a plus) as people read it: "+966 50 533 0609".
 * Numbers of other countries stay in one run: their grouping is not ours to guess.
 */
export function readablePhone(digits: string): string {
  const mobile = /^966(5\d)(\d{3})(\d{4})$/.exec(digits);
  if (mobile) return `+966 ${mobile.slice(1).join(' ')}`;
  const landline = /^966(1\d)(\d{3})(\d{4})$/.exec(digits);
  return landline ? `+966 ${landline.slice(1).join(' ')}` : `+${digits}`;
}
