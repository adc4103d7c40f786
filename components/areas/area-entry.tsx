'use client';

import { leftInk } from '../data/state-tones';
import { Badge } from '../ui/badge';
import { SiteLink } from '../ui/site-link';
import type { AreaStateWords } from './area-state-badge';
import { StateSign } from './state-sign';

/** A date in both calendars, or a total, by the column in which it stands where the list is wide. */
export type AreaFigure = readonly [
  column: number,
  name: string,
  text: string,
  day?: { readonly date: string; readonly hijri: string },
];

interface Props {
  href: string;
  name: string;
  state: AreaStateWords;
  /** The days that are left of its period, and whether they are few. */
  left: string | null;
  soon: boolean;
  facts: readonly string[];
  figures: readonly AreaFigure[];
}

/**
 * One announced area in a list. A client component so that a page's data name each area by what is said of it alone: of
 * the forty elements of a row, thirty times on a page, every one would stand in them once more (docs/adr/0026).
 */
export function AreaEntry({ href, name, state, left, soon, facts, figures }: Props) {
  const isOver = state.group === 'closed';
  return (
    <li>
      <div className="group area-row area-columns" data-over={isOver ? '' : undefined}>
        <div className="min-w-0 @5xl:pe-2">
          <div className="area-state">
            <Badge tone={state.tone}>
              <StateSign group={state.group} />
              {state.word}
            </Badge>
            {left && (
              <span data-left="" className={`text-sm font-semibold ${leftInk(state.group, soon)}`}>
                {left}
              </span>
            )}
          </div>
          <h3 className={`mt-2 text-lg md:text-lg @5xl:mt-0 @5xl:text-base ${isOver ? 'max-sm:mt-0' : ''}`}>
            <SiteLink
              href={href}
              className="after:absolute after:inset-0 link-soft decoration-1 group-hover:decoration-blue-800"
            >
              {name}
            </SiteLink>
          </h3>
          <ul className="dotted mt-1 flex flex-wrap text-stone-600 @5xl:text-sm @5xl:*:first:basis-full">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <dl className="area-figures">
          {figures.map(([column, label, text, day]) => (
            <div key={column} data-column={column}>
              <dt>{label}</dt>
              <dd className={day ? undefined : 'tabular-nums'}>
                {day ? (
                  <time dateTime={day.date} className="both-dates both-dates-below">
                    <span>{text}</span> <span>{day.hijri}</span>
                  </time>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
