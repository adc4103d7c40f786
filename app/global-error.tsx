'use client';

import './globals.css';
import { buttonClass } from '@/components/ui/button-class';
import ar from '@/messages/ar/Failure.json';
import en from '@/messages/en/Failure.json';

/** The last resort, when not even the layout could be drawn. Next prerenders it, without a language: it shows both. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <title>{`${ar.title} | ${en.title}`}</title>
        <main className="container-page space-y-12 py-24">
          {[ar, en].map((failure) => (
            <section
              key={failure.title}
              lang={failure === ar ? 'ar' : 'en'}
              dir={failure === ar ? 'rtl' : 'ltr'}
            >
              <h1>{failure.title}</h1>
              <p className="mt-3 text-lg">{failure.text}</p>
              <div className="mt-6 flex gap-3">
                <button type="button" className={buttonClass()} onClick={reset}>
                  {failure.retry}
                </button>
                <a className={buttonClass('secondary')} href={failure === ar ? '/' : '/en'}>
                  {failure.home}
                </a>
              </div>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
