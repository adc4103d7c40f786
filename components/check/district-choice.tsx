import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { SiteLink } from '@/components/ui/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { byName } from '@/lib/site/places/places';
import type { CheckData } from '@/lib/site/views/check-page';
import { filteredPath } from '@/lib/site/views/filters';
import { UNLISTED } from '@/lib/unlisted';

const addressOf = (locale: Locale, district: string, city?: string) =>
  `${filteredPath('check', locale, { city, district })}#answer`;

/** More names than one takes in at a glance are looked up, by the alphabet. */
const MANY = 16;

/**
 * The districts of a city, each name the link to its answer: the one question more where they differ; else, folded below the
 * answer of the city, that answer for one of them.
 */
export function DistrictChoice({ data: { findings, choice, cities, districts } }: { data: CheckData }) {
  const t = useTranslations('Check');
  const places = useTranslations('Places');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const city = cities.find(({ code }) => code === choice.city);
  if (findings === null || city === undefined) return null;
  const name = city.name[locale];
  const listed = byName(districts, locale);
  if (findings.isAlike)
    return (
      <section aria-labelledby="districts" className="no-print border border-stone-200 p-5 sm:p-8">
        <h2 id="districts" className="text-xl md:text-xl">
          {t('districts.alike', { city: name })}
        </h2>
        <WordsDisclosure title={t('districts.choose')} className="mt-2">
          <Names of={listed} />
        </WordsDisclosure>
      </section>
    );
  const named = listed.filter(({ code }) => findings.named.has(code));
  const others = listed.filter(({ code }) => !findings.named.has(code));
  return (
    <section aria-labelledby="districts" className="parcel bg-white p-5 sm:p-8">
      <h2 id="districts">{t('districts.heading')}</h2>
      <p className="mt-2 text-stone-700">{t('districts.text', { city: name })}</p>
      {listed.length > MANY && <p className="mt-1 text-sm text-stone-600">{areas('parts.order')}</p>}
      {named.length > 0 && <Names of={named} title={t('districts.named')} />}
      {named.length === 0 && <Names of={others} />}
      {named.length > 0 && others.length > 0 && (
        <div className="mt-3">
          <FoldedOnPhone title={t('districts.others')}>
            <Names of={others} title={t('districts.others')} isFolded />
          </FoldedOnPhone>
        </div>
      )}
      {/* Announcements may name more districts than are listed. */}
      <SiteLink href={addressOf(locale, UNLISTED, city.code)} className={buttonClass('secondary', 'mt-4')}>
        {places('unlisted')}
      </SiteLink>
    </section>
  );
}

interface NamesProps {
  of: readonly { code: string; name: string }[];
  title?: string | undefined;
  /** On a phone what unfolds them says the title. */
  isFolded?: boolean;
}

function Names({ of, title, isFolded = false }: NamesProps) {
  const locale = useLocale();
  const heading = useId();
  return (
    <>
      {title && (
        <h3 id={heading} className={`mt-5 text-base font-semibold ${isFolded ? 'max-sm:hidden' : ''}`}>
          {title}
        </h3>
      )}
      <ul aria-labelledby={title && heading} className="mt-2 columns-2 gap-x-4 sm:columns-[9rem] sm:gap-x-8">
        {of.map(({ code, name }) => (
          <li key={code} className="break-inside-avoid">
            <SiteLink href={addressOf(locale, code)} className="inline-block py-1.5 link">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
