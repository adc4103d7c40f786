import { type ReactNode, useState } from 'react';
import { DownIcon } from '@/components/ui/icon';
import type { MapItem, MapProps } from '../layers/map-types';
import { MapList } from './map-list';

interface Props extends Pick<MapProps, 'texts' | 'asked'> {
  /** Announcements, or the districts of the one that the map shows. */
  items: readonly MapItem[];
  /** The cities that announcements of the day name, those with most first. */
  cities: readonly MapItem[];
  isOfOne: boolean;
  selected: string | null;
  marked: readonly string[];
  onMark: (id: string | null) => void;
  onChoose: (id: string) => void;
}

/** Below a phone's map the list would push all that follows far down: its buttons fold and unfold it. */
const isFolded = () => matchMedia('(width < 48rem)').matches;

/** What the map shows, beside it in words: announcements or cities, of which each leads to its place. */
export function MapSide({ items, cities, isOfOne, texts, asked, ...list }: Props) {
  const [shown, show] = useState<'areas' | 'cities' | null>(() => (isFolded() ? null : 'areas'));
  const press = (list: 'areas' | 'cities') => () => show((now) => (now === list && isFolded() ? null : list));
  if (asked !== undefined)
    return (
      <Folded label={texts.districts}>
        <MapList items={items} label={texts.districts} isFramed {...list} />
      </Folded>
    );
  return (
    <div className="flex flex-col border-stone-300 @max-3xl:border-t @3xl:border-s">
      {!isOfOne && (
        <div className="flex">
          <Choice
            isChosen={shown === 'areas'}
            words={texts.announcements}
            count={items.length}
            onPress={press('areas')}
          />
          <Choice
            isChosen={shown === 'cities'}
            words={texts.cities}
            count={cities.length}
            onPress={press('cities')}
          />
        </div>
      )}
      {/* As high with one row as with many: the months move the rows, and nothing below or above is to jump. */}
      {(isOfOne || shown !== null) && (
        <div className={`relative grow ${isOfOne ? '' : '@max-3xl:h-[calc(18rem+1px)]'}`}>
          {shown === 'cities' ? (
            <MapList key="cities" items={cities} label={texts.jumpToCity} {...list} />
          ) : (
            <MapList key="areas" items={items} label={isOfOne ? texts.districts : texts.jump} {...list} />
          )}
        </div>
      )}
    </div>
  );
}

/** An answer tells of one place: the list of the others is folded there, under its name. */
function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/list">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium text-brown-900 hover:underline">
        {label}
        <DownIcon className="size-5 shrink-0 text-brown-600 group-open/list:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  words: string;
  count: number;
  onPress: () => void;
}

function Choice({ isChosen, words, count, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="flex min-h-11 flex-1 items-center justify-center gap-2 border-stone-300 px-2 text-sm font-medium text-brown-900 @3xl:border-t not-first:border-s hover:bg-brown-50 focus-visible:-outline-offset-3 aria-pressed:bg-blue-700 aria-pressed:text-white forced-colors:aria-pressed:outline-2"
      onClick={onPress}
    >
      {words}
      <span className="tabular-nums">{count}</span>
      <DownIcon className={`size-4 shrink-0 md:hidden ${isChosen ? 'rotate-180' : ''}`} />
    </button>
  );
}
