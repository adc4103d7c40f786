import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { UNLISTED } from '@/lib/site/routing/unlisted';
import type { CheckData } from '@/lib/site/views/check-page';
import { filteredPath } from '@/lib/site/views/filters';
import { byName } from '@/lib/site/views/places';

/** The one question more for a city whose districts differ: each name is the link to its answer. */
export function DistrictChoice({ data: { answer, choice, cities, districts } }: { data: CheckData }) {
  const t = useTranslations('Check');
  const places = useTranslations('Places');
  const locale = useLocale();
  const city = cities.find(({ code }) => code === choice.city);
  if (answer !== null || city === undefined || districts.length === 0) return null;
  const address = (district: string, of?: string) =>
    `${filteredPath('check', locale, { city: of, district })}#answer`;
  return (
    <section aria-labelledby="districts" className="parcel bg-white p-5 sm:p-8">
      <h2 id="districts" className="text-xl md:text-2xl">
        {t('districts.heading')}
      </h2>
      <p className="mt-2 text-stone-700">{t('districts.text', { city: city.name[locale] })}</p>
      <ul className="mt-4 gap-x-8 columns-[9rem]">
        {byName(districts, locale).map(({ code, name }) => (
          <li key={code}>
            <SiteLink
              href={address(code)}
              className="inline-block py-1.5 text-brown-800 underline underline-offset-4"
            >
              {name}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink
            href={address(UNLISTED, city.code)}
            className="inline-block py-1.5 font-medium text-brown-800 underline underline-offset-4"
          >
            {places('unlisted')}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
