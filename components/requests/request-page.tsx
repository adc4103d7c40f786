import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formFrame } from '@/components/forms/engine/form-page';
import { LanguageNote } from '@/components/forms/language-note';
import { BasisNote } from '@/components/page/basis-note';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { ServiceMark } from '@/components/services/service-sign';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { CalendarIcon, PenIcon, PhoneIcon, QuestionIcon, TrackIcon } from '@/components/ui/icons';
import { CounterDrawing } from '@/components/ui/large-drawing';
import type { RouteId } from '@/lib/site/routing/routes';
import type { ServiceSlug } from '@/lib/site/routing/services';
import { citationOf } from '@/lib/site/texts/basis';
import { CallFirst } from './call-first';

/** The pages on which a visitor sends us something: those that have texts in messages (Requests.items). */
type RequestRoute = RouteId & keyof Messages['Requests']['items'];

/** The signs of those that are services themselves: the same as in the list of services. */
const signs: Partial<Record<RequestRoute, ServiceSlug>> = {
  correction: 'correction',
  grievance: 'grievance',
  interest: 'registration-interest',
  appointments: 'appointment',
};

interface Props {
  route: RequestRoute;
  /** The form, or what stands in its place. */
  children: ReactNode;
  /** False where something stands in its place: nothing is said of how to fill it in. */
  hasForm?: boolean;
  /** True while the form books nothing: the telephone comes first, and nothing is promised for after it. */
  isExample?: boolean;
}

/** Pages that lead to no branch: that of its appointments, and those of matters that none settles. */
const ELSEWHERE: readonly RequestRoute[] = [
  'appointments',
  'supplierRegistration',
  'supplierComplaint',
  'join',
];

/** A page with a form: what to know and to have ready before it, what happens after it, and the other ways beside it. */
export function RequestPage({ route, children, hasForm = true, isExample = false }: Props) {
  const t = useTranslations('Requests');
  const routes = useTranslations('Routes');
  // Who writes a message has nothing to prepare: the form comes first, and says itself what becomes of it.
  const isBrief = route === 'help';
  // What to have ready stands above the form, on a wide page beside its beginning.
  const isBeside = !isBrief && !isExample;
  const sign = signs[route];
  const form = (
    <div className={`mt-5 ${formFrame}`}>
      {hasForm && <LanguageNote />}
      {children}
    </div>
  );
  return (
    <>
      <PageHeader
        route={route}
        // By the name of the service: that it is the form is told in the title of the document and where one searches.
        title={routes(`${route}.label`)}
        lead={isExample ? t('example.lead') : undefined}
        mark={sign === undefined ? undefined : <ServiceMark slug={sign} />}
      />
      <div
        className={`container-page main-side py-10 md:py-14 ${isBeside ? 'lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-y-6' : ''}`}
      >
        {isBeside && <Before route={route} />}
        <div
          className={`min-w-0 space-y-10 ${isBeside ? 'lg:col-start-1 lg:row-span-2 lg:row-start-1' : ''}`}
        >
          {isExample && <Example route={route} />}
          <section id="form" aria-labelledby="form-heading">
            <h2 id="form-heading">{t(isExample ? 'example.form' : `items.${route}.form`)}</h2>
            {isExample && <p className="mt-2 max-w-prose text-stone-700">{t('example.text')}</p>}
            {/* A form that books nothing is not what the page is for. */}
            {isExample && hasForm ? (
              <WordsDisclosure title={t('example.show')} className="mt-3">
                {form}
              </WordsDisclosure>
            ) : (
              form
            )}
          </section>
        </div>
        <RequestAside
          route={route}
          isExample={isExample}
          tellsNext={!isExample && !isBrief}
          isFirst={isBrief}
        />
      </div>
    </>
  );
}

/** The law that a request rests on. */
function Basis({ route }: { route: RequestRoute }) {
  const citation = citationOf(`requests.${route}`);
  return (
    citation && (
      <div className="mt-4">
        <BasisNote of={citation} />
      </div>
    )
  );
}

/** What to know and to have ready. */
function Before({ route }: { route: RequestRoute }) {
  const t = useTranslations('Requests');
  const tags = prose(useLocale());
  return (
    <section aria-labelledby="before-heading" className="min-w-0 lg:col-start-2 lg:row-start-1">
      <h2 id="before-heading" className="lg:text-xl">
        {t('labels.before')}
      </h2>
      <div className="prose-registry mt-4">{t.rich(`items.${route}.before`, tags)}</div>
      <Basis route={route} />
    </section>
  );
}

/** While the form books nothing, the telephone comes first. */
function Example({ route }: { route: RequestRoute }) {
  return (
    <section aria-labelledby="before-heading">
      <CallFirst />
      <Basis route={route} />
    </section>
  );
}

interface AsideProps {
  route: RequestRoute;
  isExample: boolean;
  tellsNext: boolean;
  /** Whether it comes before the form where there is no room beside it: many who look for help have no need to write. */
  isFirst: boolean;
}

function RequestAside({ route, isExample, tellsNext, isFirst }: AsideProps) {
  const t = useTranslations('Requests');
  const tags = prose(useLocale());
  return (
    <aside className={`space-y-6 self-start lg:sticky lg:top-6 ${isFirst ? 'max-lg:order-first' : ''}`}>
      {isFirst && (
        <a href="#form" className={buttonClass('primary', 'no-print w-full lg:hidden')}>
          <PenIcon className="size-5" />
          {t('labels.write')}
        </a>
      )}
      {/* A page that is short. */}
      {isExample && (
        <div className="no-print on-dark bg-brown-900 p-4">
          <CounterDrawing className="mx-auto w-full max-w-md" />
        </div>
      )}
      {tellsNext && (
        <Card className="border-t-4 border-t-brown-600">
          <h2 className="text-lg md:text-lg">{t('labels.next')}</h2>
          <div className="prose-registry mt-3 text-stone-700">{t.rich(`items.${route}.next`, tags)}</div>
        </Card>
      )}
      <Card>
        <h2 className="text-lg md:text-lg">{t(isFirst ? 'labels.waysFirst' : 'labels.ways')}</h2>
        <ul className="mt-3 space-y-3 text-stone-700">
          {/* Where nothing can be booked yet, the call has come first. */}
          {!isExample && (
            <Way icon={<PhoneIcon className="mt-1 size-5 shrink-0 text-brown-600" />}>
              {t.rich('ways.call', tags)}
            </Way>
          )}
          <Way icon={<QuestionIcon className="mt-1 size-5 shrink-0 text-brown-600" />}>
            {t.rich('ways.answers', tags)}
          </Way>
          <Way icon={<TrackIcon className="mt-1 size-5 shrink-0 text-brown-600" />}>
            {t.rich('ways.track', tags)}
          </Way>
          {!ELSEWHERE.includes(route) && (
            <Way icon={<CalendarIcon className="mt-1 size-5 shrink-0 text-brown-600" />}>
              {t.rich('ways.visit', tags)}
            </Way>
          )}
        </ul>
        {isFirst && (
          <div className="prose-registry mt-5 border-t border-stone-200 pt-4 text-stone-700">
            {t.rich(`items.${route}.before`, tags)}
          </div>
        )}
      </Card>
    </aside>
  );
}

function Way({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {icon}
      <span className="links">{children}</span>
    </li>
  );
}
