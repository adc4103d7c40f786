import { useTranslations } from 'next-intl';
import { PlaceSearch } from '@/components/places/place-search';

/** The question itself, for whoever came for one property and not for the list. */
export function CheckPrompt() {
  const t = useTranslations('Areas');
  return (
    <section
      aria-labelledby="check-prompt"
      className="no-print parcel gap-x-8 p-5 md:p-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <h2 id="check-prompt" className="mb-4 text-xl md:text-xl">
        {t('prompt.title')}
      </h2>
      <PlaceSearch />
    </section>
  );
}
