import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formTexts } from '@/components/forms/engine/form-texts';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { Section } from '@/components/ui/section';
import type { Locale } from '@/lib/i18n/locales';
import { Actions, Notices } from './actions';
import { Colours, Type } from './colours';
import { Fields } from './fields';
import { Figures, Records } from './records';
import { Signs } from './signs';

/**
 * Every component in its states, in the direction of the page's language: `/patterns` is right-to-left, `/en/patterns`
 * left-to-right. Shown to developers only (lib/site/routing/guards.ts); docs/design.md says what is for what. What stands
 * around every page stands around this one.
 */
export async function PatternsPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'Patterns' });
  const words = await getTranslations({ locale, namespace: 'Routes' });
  const parts = {
    colours: <Colours />,
    type: <Type words={words('titleRegistry.description')} />,
    actions: <Actions />,
    notices: <Notices />,
    records: <Records />,
    figures: <Figures />,
    signs: <Signs />,
    fields: <Fields texts={await formTexts('join-us', locale)} />,
  } satisfies Record<string, ReactNode>;
  return (
    <>
      <PageHeader route="patterns" />
      {(Object.keys(parts) as (keyof typeof parts)[]).map((key, index) => (
        <Section key={key} id={key} title={t(`sections.${key}`)} tone={index % 2 ? 'tint' : 'plain'}>
          <div className="space-y-10">{parts[key]}</div>
        </Section>
      ))}
      <HelpStrip />
    </>
  );
}
