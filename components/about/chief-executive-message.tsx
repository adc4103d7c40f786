import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { Markdown } from '@/components/posts/markdown';
import { BrandMark } from '@/components/ui/brand-mark';
import { Town } from '@/components/ui/town';

/** The chief executive's message: the operator's own text, or what the registry promises, in the registry's name. */
export function ChiefExecutiveMessage({ text }: { text: string | null }) {
  const t = useTranslations('About');
  return (
    <section
      id="message"
      aria-labelledby="message-heading"
      className="on-dark relative isolate overflow-hidden bg-brown-900 text-brown-50"
    >
      <Town view="near" className="h-24 w-full sm:h-48 lg:hidden" />
      <Town
        view="corner"
        className="absolute start-0 bottom-0 -z-10 h-[min(36rem,80%)] w-[min(38%,46rem)] max-lg:hidden"
      />
      <div className="container-page side-main gap-y-8 pt-4 pb-12 md:pb-16 lg:pt-16">
        <h2 id="message-heading" className="text-white">
          {t(text === null ? 'message.ours' : 'message.title')}
        </h2>
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
