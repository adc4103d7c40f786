import { useTranslations } from 'next-intl';
import { FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { type DeedAspect, deedAspects } from './contents';
import { DeedDrawing } from './deed-drawing';
import { AspectNumber, DeedTable } from './deed-table';

/**
 * The earlier deed and the new one side by side. Where there is room their parts are named beside them, with lines to them; on a
 * narrower page they have the numbers of the rows below.
 */
export function Deeds() {
  const t = useTranslations('TitleRegistry.deedTable');
  return (
    <figure className="space-y-4 sm:space-y-6 print:[zoom:0.75]">
      <div className="grid grid-cols-2 gap-5 sm:max-lg:max-w-xl md:gap-14">
        {(['before', 'after'] as const).map((deed) => (
          <div key={deed} className="flex flex-col justify-between gap-2 lg:justify-start">
            <p className="font-medium text-brown-900 max-sm:text-[15px] max-sm:leading-6">{t(deed)}</p>
            <div className="relative lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:gap-x-8">
              <dl className="hidden lg:block">
                {deedAspects.map((aspect) => (
                  <div key={aspect} className={`${name} ${heights[aspect]}`}>
                    <dt className="text-sm text-stone-600">{t(`rows.${aspect}.aspect`)}</dt>
                    <dd className="font-medium text-brown-900">{t(`rows.${aspect}.${deed}`)}</dd>
                  </div>
                ))}
              </dl>
              <DeedDrawing deed={deed} />
            </div>
          </div>
        ))}
      </div>
      <div className="space-y-6 lg:hidden">
        <ol className="space-y-0.5 sm:hidden">
          {deedAspects.map((aspect) => (
            <li key={aspect} className="flex gap-2 text-base leading-6">
              <AspectNumber of={aspect} /> {t(`rows.${aspect}.aspect`)}
            </li>
          ))}
        </ol>
        <FoldedOnPhone title={t('open')}>
          <DeedTable />
        </FoldedOnPhone>
      </div>
    </figure>
  );
}

/** What a part of a deed is, at the end of its line (deed-drawing.tsx). */
const name = 'absolute start-0 w-[calc((100%-2rem)/2.2)] -translate-y-1/2 text-end leading-snug';
const heights = {
  state: 'top-[7.3%]',
  number: 'top-[31.5%]',
  issuer: 'top-[58.2%]',
  dealings: 'top-[84.8%]',
} as const satisfies Record<DeedAspect, string>;
