import { useTranslations } from 'next-intl';
import { type DeedAspect, deedAspects } from './contents';
import { DeedDrawing } from './deed-drawing';
import { AspectNumber, DeedTable } from './deed-table';

/**
 * The earlier deed and the new one side by side. Where there is room their parts are named beside them, with lines to them; on a
 * narrower page they have the numbers of the rows below, on a phone of those below each.
 */
export function Deeds() {
  const t = useTranslations('TitleRegistry.deedTable');
  return (
    <figure className="space-y-4 pt-2 sm:space-y-6 sm:pt-6 print:px-5 print:pt-0 print:[zoom:0.75]">
      <div className="halves grid-cols-1 gap-y-4 sm:grid-cols-2 sm:max-lg:max-w-xl">
        {(['before', 'after'] as const).map((deed) => (
          <div key={deed} className="flex flex-col items-center lg:block">
            <p className="sr-only">{t(deed)}</p>
            <div className={sheet}>
              <DeedDrawing deed={deed} />
              <dl className="max-sm:mt-2 sm:max-lg:hidden print:hidden">
                {deedAspects.map((aspect) => (
                  <div key={aspect} className={`${name} ${heights[aspect]}`}>
                    <span className="row-span-2 lg:hidden">
                      <AspectNumber of={aspect} />
                    </span>
                    <dt className="text-sm text-stone-600">{t(`rows.${aspect}.aspect`)}</dt>
                    <dd className="font-medium text-brown-900">{t(`rows.${aspect}.${deed}`)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        ))}
      </div>
      <div className="max-sm:hidden lg:hidden print:block">
        <DeedTable />
      </div>
    </figure>
  );
}

/** A sheet, on a wide page with the names of its parts before it, at the end of lines. */
const sheet =
  'relative max-sm:w-full max-sm:max-w-68 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-x-8';
/** What a part of a deed is, on a wide page at the end of its line (deed-drawing.tsx). */
const name =
  'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3 max-sm:border-stone-200 max-sm:py-1 max-sm:not-first:border-t lg:absolute lg:start-0 lg:w-[calc((100%-2rem)/2.2)] lg:-translate-y-1/2 lg:text-end lg:leading-snug';
const heights = {
  state: 'lg:top-[7.3%]',
  number: 'lg:top-[31.5%]',
  issuer: 'lg:top-[58.2%]',
  dealings: 'lg:top-[84.8%]',
} as const satisfies Record<DeedAspect, string>;
