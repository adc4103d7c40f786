import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowIcon } from '@/components/ui/icons';
import { LargeDrawing, PlacedSign, PlacedTick } from '@/components/ui/large-drawing';
import { PlacedNumber } from '@/components/ui/town';

/** What a first registration makes of a deed, in three drawings that follow each other as one reads. */
export function RegistrationStory() {
  const t = useTranslations('Services.story');
  const deeds = useTranslations('TitleRegistry.deedTable');
  return (
    <section aria-labelledby="story" className="no-print on-dark bg-brown-900 py-8 text-brown-50 md:py-10">
      <div className="container-page">
        <h2 id="story" className="text-white">
          {t('title')}
        </h2>
        <ol className="mt-5 grid gap-x-12 gap-y-9 sm:grid-cols-3 md:mt-6">
          <Part
            title={deeds('before')}
            text={t('before')}
            drawing={<LargeDrawing of="earlier-deed" className="w-full" />}
          />
          <Part
            title={t('plot.title')}
            text={t('plot.text')}
            drawing={
              <LargeDrawing of="plot" className="w-full">
                <PlacedNumber
                  transform="translate(271 141) scale(.7)"
                  caption={deeds('sheet.propertyNumber')}
                  className="max-xl:hidden"
                />
              </LargeDrawing>
            }
          />
          <Part
            title={deeds('after')}
            text={t('after')}
            drawing={
              <LargeDrawing of="title-deed" className="w-full">
                <PlacedSign matrix="matrix(.54 -.11 .29 .45 76.9 65.1)" />
                <PlacedTick matrix="translate(249 26)" />
              </LargeDrawing>
            }
          />
        </ol>
      </div>
    </section>
  );
}

/** One part of it: on a phone the words beside the drawing, else below; from the second on led to by an arrow. */
function Part({ title, text, drawing }: { title: string; text: string; drawing: ReactNode }) {
  return (
    <li className="group relative max-sm:grid max-sm:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] max-sm:items-center max-sm:gap-x-4">
      {drawing}
      <div className="min-w-0 sm:mt-3">
        <h3 className="text-lg text-white">{title}</h3>
        <p className="mt-1 text-pretty text-brown-100">{text}</p>
      </div>
      <ArrowIcon className="absolute size-7 text-brown-300 group-first:hidden max-sm:-top-8 max-sm:start-[calc(23%-0.875rem)] max-sm:ltr:rotate-90 max-sm:rtl:-rotate-90 sm:-start-9.5 sm:top-[min(33%,9rem)]" />
    </li>
  );
}
