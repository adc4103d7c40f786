'use client';

import { usePathname } from 'next/navigation';
import { buttonClass } from '@/components/ui/button-class';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';
import ar from '@/messages/ar/Errors.json';
import en from '@/messages/en/Errors.json';

const texts = { ar: ar.failure, en: en.failure };

/**
 * "Something Went Wrong", drawn in the browser. It carries its texts itself: an error boundary has no server component
 * above it that could hand them down.
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
