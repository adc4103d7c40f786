import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Brand, UtilityBar } from './header';
import { SkipLink } from './skip-link';

/** The bare layout (spec section 2, "none set"): no menu and no footer, yet help and language at their usual place. */
export function BareShell({ children }: { children: ReactNode }) {
  const t = useTranslations('Shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skip')} />
      <header>
        <UtilityBar />
        <div className="container-page py-4">
          <Brand />
        </div>
      </header>
      <main id="content" className="flex-1">
        {children}
      </main>
    </div>
  );
}
