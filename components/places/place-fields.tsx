import { useLocale, useTranslations } from 'next-intl';
import type { City, District, Region } from '@/lib/registry';
import { byName, named } from '@/lib/site/places/places';
import { packedCities } from './packed-cities';
import { PlaceSelects } from './place-selects';

interface Props {
  /** Prefix of the fields' ids. */
  id: string;
  regions: readonly Region[];
  cities: readonly City[];
  districts: readonly District[];
  choice: { region?: string | undefined; city?: string | undefined; district?: string | undefined };
  /** `question` asks for a place; `filter` may leave each open. */
  kind: 'question' | 'filter';
  /** The value that stands for a district that the list does not name. */
  unlistedCode?: string;
}

/** The three place fields with their words and with the places in the page's language. */
export function PlaceFields({ id, regions, cities, districts, choice, kind, unlistedCode }: Props) {
  const t = useTranslations('Places');
  const locale = useLocale();
  return (
    <PlaceSelects
      // Another choice in the address is another form: the fields begin anew from it.
      key={`${choice.region}/${choice.city}/${choice.district}`}
      id={id}
      locale={locale}
      choice={choice}
      unlistedCode={unlistedCode}
      regions={named(regions, locale)}
      cities={packedCities(cities.map(({ code, region, name }) => ({ code, region, name: name[locale] })))}
      districts={byName(districts, locale)}
      texts={{
        region: t('region'),
        city: t('city'),
        district: t('district'),
        anyRegion: kind === 'question' ? t('chooseRegion') : t('allRegions'),
        anyCity: kind === 'question' ? t('chooseCity') : t('allCities'),
        anyDistrict: kind === 'question' ? t('chooseDistrict') : t('allDistricts'),
        districtsLoaded: t('districtsLoaded'),
        unlisted: unlistedCode ? t('unlisted') : undefined,
      }}
    />
  );
}
