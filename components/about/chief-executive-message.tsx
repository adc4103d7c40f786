import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { Markdown } from '@/components/posts/markdown';
import { BrandMark } from '@/components/ui/brand-mark';
import { LargeDrawing } from '@/components/ui/large-drawing';

/** The chief executive's message: the operator's own text, or what the registry promises, in the registry's name. */
export function ChiefExecutiveMessage({ text }: { text: string | null }) {
  const t = useTranslations('About');
  return (
    <section id="message" aria-labelledby="message-heading" className="on-dark bg-brown-900 text-brown-50">
      <div className="container-page halves gap-y-8 py-10 md:py-16">
        <div className="flex flex-col gap-6">
          <h2 id="message-heading" className="text-white">
            {t(text === null ? 'message.ours' : 'message.title')}
          </h2>
          {/* Where the page has a margin, into that. */}
          <div className="no-print my-auto sm:max-lg:max-w-xl lg:-ms-4 min-[90rem]:-ms-20">
            <LargeDrawing of="survey" label={t('message.drawing')} className="w-full" />
          </div>
        </div>
        <div className="[&_a]:text-white">{text === null ? <WhatWePromise /> : <Markdown text={text} />}</div>
      </div>
    </section>
  );
}

function WhatWePromise() {
  const t = useTranslations('About');
  return (
    <>
      <blockquote className="max-w-prose border-s-4 border-brown-400 ps-5 text-2xl leading-relaxed font-medium text-white md:text-[1.75rem]">
        {t('message.quote')}
      </blockquote>
      <div className="mt-8 max-w-prose space-y-4 text-lg">{t.rich('message.body', prose(useLocale()))}</div>
      <div className="mt-8 flex items-center gap-4">
        <BrandMark className="size-12 text-brown-200" />
        <p className="font-bold text-white">{t('message.institution')}</p>
      </div>
    </>
  );
}
