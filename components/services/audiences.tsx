import { useLocale, useTranslations } from 'next-intl';
import { BasisNote } from '@/components/page/basis-note';
import { prose } from '@/components/page/prose';
import { audiences } from '@/lib/site/views/audiences';

/** What each of those who come here can do, with the ways there (spec section 1). */
export function Audiences() {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  return (
    <>
      <ul className="rows">
        {audiences.map((id) => (
          <li
            key={id}
            id={`for-${id}`}
            className="scroll-mt-6 gap-3 py-5 max-md:space-y-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8"
          >
            <h3 className="text-lg md:text-lg">{t(`audiences.${id}.title`)}</h3>
            <div className="prose-registry text-stone-700">{t.rich(`audiences.${id}.body`, tags)}</div>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <BasisNote of="services.audiences" />
      </div>
    </>
  );
}
