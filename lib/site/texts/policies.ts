import { env } from '@/lib/env';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { mapTiles } from '../maps/interactive/map-tiles';
import { tagManager } from '../routing/tag-manager';

/** The parts of each policy in their order; each id is also its fragment. The texts are in messages (Policies). */
export const policySections = {
  privacy: [
    'who',
    'reading',
    'location',
    'forms',
    'purpose',
    'recipients',
    'keeping',
    'security',
    'captcha',
    'mapTiles',
    'measuring',
    'device',
    'rights',
    'changes',
  ],
  terms: ['purpose', 'force', 'references', 'use', 'requests', 'links', 'availability', 'law'],
  accessibility: ['aim', 'done', 'languages', 'tested', 'limits', 'report'],
} as const;

/** Those on what pages load from others. */
const ELSEWHERE = ['captcha', 'mapTiles', 'measuring'] as const;

/**
 * What the privacy policy states of this very installation: what it says of the captcha, map tiles and measuring stands in it
 * only where they are configured. These variables make `npm start` build again.
 */
export function privacyHere(locale: Locale) {
  const { REGISTRY_RETENTION_DAYS: retentionDays, RECAPTCHA_SITE_KEY } = env();
  const measured = tagManager() !== null;
  const absent = new Set<string>();
  if (RECAPTCHA_SITE_KEY === undefined) absent.add('captcha');
  if (mapTiles() === null) absent.add('mapTiles');
  if (!measured) absent.add('measuring');
  return {
    sections: policySections.privacy.filter((id) => !absent.has(id)),
    values: {
      retentionDays,
      retentionText: formatNumber(retentionDays, locale),
      measured: measured ? 'yes' : 'no',
      loads: absent.size < ELSEWHERE.length ? 'yes' : 'no',
    },
  };
}
