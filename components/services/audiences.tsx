import { useLocale, useTranslations } from 'next-intl';
import { BasisNote } from '@/components/page/basis-note';
import { prose } from '@/components/page/prose';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { audienceAnchor, audiences } from '@/lib/site/texts/audiences';

/** What each of those who come here can do, with the ways there (spec section 1). */
export function Audiences() {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  return (
    <>
      <Accordion>
        {audiences.map((id) => (
          <AccordionItem key={id} id={audienceAnchor(id)} title={t(`audiences.${id}.title`)}>
            {t.rich(`audiences.${id}.body`, tags)}
          </AccordionItem>
        ))}
      </Accordion>
      <div className="mt-4">
        <BasisNote of="services.audiences" />
      </div>
    </>
  );
}
