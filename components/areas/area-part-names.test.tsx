import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { messagesFor } from '@/lib/i18n/messages';
import type { AreaPart } from '@/lib/registry';
import { OtherNames } from './area-part-names';
import { namesOf } from './part-names';

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => undefined }) }));

const part = (kind: AreaPart['kind'], district: string | null): AreaPart => ({
  kind,
  region: 'hail',
  city: 'hail',
  district,
  districtCount: null,
  plotCount: null,
  name: { ar: 'حي', en: district ?? 'Unknown' },
  note: null,
});

async function others(parts: readonly AreaPart[]) {
  const names = namesOf(parts, [], 'en');
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={await messagesFor('en')} timeZone="Asia/Riyadh">
      <OtherNames {...names} isWithin={false} isAdvised={false} />
    </NextIntlClientProvider>,
  );
}

describe('the names that no map shows', () => {
  it('lead to the answer for their district', async () => {
    const shown = await others([part('district', 'hail-aja'), part('district_part', 'hail-barzan')]);
    const links = [...shown.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, words]) => [
      href,
      words,
    ]);
    expect(links).toEqual([
      ['/en/check?view=filtered&amp;district=hail-aja', 'hail-aja'],
      ['/en/check?view=filtered&amp;district=hail-barzan', 'hail-barzan'],
    ]);
  });

  it('lead nowhere where the list of districts has none of that name', async () => {
    expect(await others([part('district', null)])).not.toContain('href');
  });
});
