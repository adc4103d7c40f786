'use client';

import { usePathname } from 'next/navigation';
import { buttonClass } from '@/components/ui/button-class';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';
import ar from '@/messages/ar/Failure.json';
import en from '@/messages/en/Failure.json';

const texts = { ar, en };

/**
 * "Something Went Wrong", drawn in the browser. It carries its texts itself: an error boundary has no server component
 * above it that could hand them down. Every page carries it, so the texts of other errors stand in another file.
 */
export function ErrorNotice({ retry }: { retry: () => void }) {
  const { locale } = splitLocale(usePathname());
  const text = texts[locale];
  return (
    <div role="alert" className="container-page py-24">
      <h1>{text.title}</h1>
      <p className="mt-3 max-w-prose text-lg">{text.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={retry}>
          {text.retry}
        </button>
        <a className={buttonClass('secondary')} href={localizedPath('/', locale)}>
          {text.home}
        </a>
      </div>
    </div>
  );
}
