import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { DownIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { UNLISTED } from '@/lib/site/routing/unlisted';
import type { CheckData } from '@/lib/site/views/check-page';
import { filteredPath } from '@/lib/site/views/filters';
import { byName } from '@/lib/site/views/places';

/**
 * The districts of a city, each name the link to its answer: the one question more where they differ; else, folded below the
 * answer of the city, that answer for one of them.
 */
export function DistrictChoice({ data: { findings, choice, cities, districts } }: { data: CheckData }) {
  const t = useTranslations('Check');
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
        <details className="group mt-2">
          <summary className="flex min-h-11 w-fit items-center gap-2 font-medium text-brown-800 underline underline-offset-4">
            {t('districts.choose')}
            <DownIcon className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <Names of={listed} />
        </details>
      </section>
    );
  const named = listed.filter(({ code }) => findings.named.has(code));
  const others = listed.filter(({ code }) => !findings.named.has(code));
  return (
    <section aria-labelledby="districts" className="parcel bg-white p-5 sm:p-8">
      <h2 id="districts" className="text-xl md:text-2xl">
        {t('districts.heading')}
      </h2>
      <p className="mt-2 text-stone-700">{t('districts.text', { city: name })}</p>
      {named.length > 0 && <Names of={named} title={t('districts.named')} />}
      <Names
        of={others}
        title={named.length > 0 ? t('districts.others') : undefined}
        unlistedOf={city.code}
      />
    </section>
  );
}

interface NamesProps {
  of: readonly { code: string; name: string }[];
  title?: string | undefined;
  /** The city whose districts may be more than those listed. */
  unlistedOf?: string;
}

function Names({ of, title, unlistedOf }: NamesProps) {
  const places = useTranslations('Places');
  const locale = useLocale();
  const heading = useId();
  const address = (district: string, city?: string) =>
    `${filteredPath('check', locale, { city, district })}#answer`;
  const link = 'inline-block py-1.5 text-brown-800 underline underline-offset-4';
  return (
    <>
      {title && (
        <h3 id={heading} className="mt-5 text-base font-semibold">
          {title}
        </h3>
      )}
      <ul aria-labelledby={title && heading} className="mt-2 columns-2 gap-x-4 sm:columns-[9rem] sm:gap-x-8">
        {of.map(({ code, name }) => (
          <li key={code} className="break-inside-avoid">
            <SiteLink href={address(code)} className={link}>
              {name}
            </SiteLink>
          </li>
        ))}
        {unlistedOf !== undefined && (
          <li>
            <SiteLink href={address(UNLISTED, unlistedOf)} className={`${link} font-medium`}>
              {places('unlisted')}
            </SiteLink>
          </li>
        )}
      </ul>
    </>
  );
}
