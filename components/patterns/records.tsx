import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { KnownPeriod, PeriodStrip } from '@/components/data/period-strip';
import { Riyal } from '@/components/data/riyal';
import { IndicatorsCharts } from '@/components/indicators/indicators-chart';
import { prose } from '@/components/page/prose';
import { ServiceSign } from '@/components/services/service-sign';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Card } from '@/components/ui/card';
import { Choice, Choices } from '@/components/ui/choices';
import { Definition, DefinitionList } from '@/components/ui/definition-list';
import { WordsDisclosure } from '@/components/ui/disclosure';
import { Folded, FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { Ltr } from '@/components/ui/ltr';
import { NextSteps, StepsNote } from '@/components/ui/next-steps';
import { Pagination } from '@/components/ui/pagination';
import { Stat, StatList } from '@/components/ui/stat';
import { Steps } from '@/components/ui/steps';
import { Cell, Columns, Row, Rows, Table } from '@/components/ui/table';
import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { Specimen } from './specimen';

/** What the steps of an area ask for: what the page has said already. */
const said = { isSaid: 'false', hasDay: 'true', isFineSaid: 'false' };

/** Boxes, rows and lists: what facts, choices and procedures stand in. */
export function Records() {
  const t = useTranslations('Services');
  const terms = useTranslations('TitleRegistry.terms');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const item = 'items.first-registration';
  const href = localizedPath(routePath('services'), locale);
  const step = { ...prose(locale), ...said };
  return (
    <>
      <Specimen file="app/globals.css: parcel, plots, rows">
        <div className="parcel p-5">{t(`${item}.summary`)}</div>
        <ul className="plots">
          {(['free', 'charged', 'facts', 'fee', 'time'] as const).map((key) => (
            <li key={key} className="p-4">
              {t(`labels.${key}`)}
            </li>
          ))}
        </ul>
        <ul className="rows">
          {(['free', 'charged', 'facts'] as const).map((key) => (
            <li key={key} className="py-3">
              {t(`labels.${key}`)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen file="ui/card">
        <Card>{t(`${item}.summary`)}</Card>
      </Specimen>
      <Specimen file="ui/choices">
        <Choices>
          {(['first-registration', 'grievance'] as const).map((slug) => (
            <Choice
              key={slug}
              href={href}
              title={t(`items.${slug}.title`)}
              text={t(`items.${slug}.summary`)}
              sign={<ServiceSign slug={slug} className="size-12" />}
              note={t('labels.free')}
            />
          ))}
        </Choices>
      </Specimen>
      <Specimen file="ui/definition-list">
        <DefinitionList>
          {(['area', 'first'] as const).map((term) => (
            <Definition key={term} term={terms(`${term}.term`)}>
              {terms(`${term}.meaning`)}
            </Definition>
          ))}
        </DefinitionList>
      </Specimen>
      <Specimen file="ui/next-steps">
        <NextSteps
          id="next-steps-specimen"
          title={areas('next.heading')}
          steps={[areas.rich('next.closed.first', step), areas.rich('next.closed.second', step)]}
        >
          <StepsNote>{areas('next.closed.doneText')}</StepsNote>
        </NextSteps>
      </Specimen>
      <Specimen file="ui/steps">
        <Steps>{t.rich(`${item}.steps`, prose(locale))}</Steps>
      </Specimen>
      <Specimen file="ui/accordion">
        <Accordion>
          {(['area', 'first'] as const).map((term) => (
            <AccordionItem key={term} title={terms(`${term}.term`)}>
              {terms(`${term}.meaning`)}
            </AccordionItem>
          ))}
        </Accordion>
      </Specimen>
      <Specimen file="ui/folded-on-phone">
        <FoldedOnPhone title={terms('area.term')}>{terms('area.meaning')}</FoldedOnPhone>
        <Folded title={terms('first.term')}>{terms('first.meaning')}</Folded>
      </Specimen>
      <Specimen file="ui/disclosure">
        <WordsDisclosure title={terms('area.term')}>{terms('area.meaning')}</WordsDisclosure>
      </Specimen>
      <Specimen file="ui/pagination">
        <Pagination page={2} pageCount={3} hrefOf={(to) => `?page=${to}`} />
      </Specimen>
    </>
  );
}

/** Two years with a month without a price. */
const months = Array.from({ length: 24 }, (_, index) => ({
  month: `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  deeds: 300 + ((index * 37) % 90),
  totalValue: 1_000_000 * (300 + ((index * 37) % 90)),
  averagePricePerSquareMetre: index === 10 ? null : 4_000 + index * 40 + ((index * 53) % 170),
}));

/** A period that is to come, one that runs and one that is over, as of 22 November 2026. */
const periods = [
  { state: 'announced', announcedOn: '2026-11-01', startsOn: '2026-12-06', endsOn: '2027-03-04' },
  { state: 'open', announcedOn: '2026-09-01', startsOn: '2026-10-04', endsOn: '2026-12-31' },
  { state: 'closed', announcedOn: null, startsOn: '2024-07-28', endsOn: '2024-10-31' },
] as const;

/** Figures, dates and charts. */
export function Figures() {
  const t = useTranslations('Analytics');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  return (
    <>
      <Specimen file="ui/stat">
        <StatList>
          <Stat label={t('figures.deeds')} value={formatNumber(6718, locale)} note={t('chart.price')} />
          <Stat label={t('figures.value')} value={<Riyal value={9_876_543_210} rounded />} />
          <Stat label={t('figures.price')} value={<Riyal value={6718} per={t('figures.perSpoken')} />} />
        </StatList>
      </Specimen>
      <Specimen file="data/calendar-date, ui/ltr">
        <CalendarDate date="2026-11-22" />
        <CalendarDate date="2026-11-22" inline />
        <p>
          <Ltr>name@example.com</Ltr>
        </p>
      </Specimen>
      <Specimen file="data/period-strip">
        <p id="period" className="text-sm text-stone-600">
          {areas('view.dates')}
        </p>
        {periods.map((area) => (
          <PeriodStrip key={area.state} area={area} today="2026-11-22" labelledBy="period" />
        ))}
        <KnownPeriod
          area={{ state: 'closed', announcedOn: '2025-09-03', startsOn: null, endsOn: null }}
          today="2026-11-22"
          labelledBy="period"
        />
      </Specimen>
      <Specimen file="ui/table">
        <Table caption={t('chart.deeds')}>
          <Columns names={[t('months.month'), t('figures.deeds'), t('figures.value')]} figures={2} />
          <Rows>
            {months.slice(0, 3).map(({ month, deeds, totalValue }) => (
              <Row key={month} head={gregorianMonth(month, locale)}>
                <Cell column={t('figures.deeds')} kind="figure">
                  {formatNumber(deeds, locale)}
                </Cell>
                <Cell column={t('figures.value')} kind="figure">
                  <Riyal value={totalValue} />
                </Cell>
              </Row>
            ))}
          </Rows>
        </Table>
      </Specimen>
      <Specimen file="indicators/indicators-chart">
        <IndicatorsCharts
          yearBefore={null}
          indicators={{
            byMonth: months,
            from: '2024-01-01',
            asOf: '2025-12-20',
            sample: true,
            averagePricePerSquareMetre: months[0]?.averagePricePerSquareMetre ?? null,
          }}
        />
      </Specimen>
    </>
  );
}
