import { MapSign, type SignName } from '@/components/maps/signs/map-sign';
import { CloseIcon } from '@/components/ui/icons';
import type { Told } from '../layers/map-told';
import type { MapProps } from '../layers/map-types';
import { StateDot } from './map-legend';

interface Props extends Pick<MapProps, 'locale'> {
  told: Told;
  /** Whether the map shows dots; from near it shows shapes. */
  isFar: boolean;
  /** Of what is chosen: puts it away. */
  close?: { words: string; onPress: () => void } | undefined;
}

/** What the card says: the name, how it stands with the sign that the map has for it, the last day, the ways on. */
export function CardWords({ told, isFar, locale, close }: Props) {
  const { title, facts, state, day, links, note } = told;
  return (
    // The map runs from left to right, words do as their language.
    <div dir={locale === 'ar' ? 'rtl' : 'ltr'} data-card="" className="relative flex min-h-0 grow">
      <div className={`grow px-3 py-2 ${close ? 'overflow-y-auto' : 'overflow-hidden'}`}>
        <strong className={`block text-[15px] leading-5 font-bold text-balance ${close ? 'pe-9' : ''}`}>
          {title}
        </strong>
        {facts.map((fact) => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
        {state && (
          <span className="flex items-center gap-2">
            {state.sign && <StateSign sign={state.sign} soft={state.soft} isFar={isFar} />}
            {state.words}
          </span>
        )}
        {day && (
          <span className="block">
            {`${day.label}: `}
            <time dateTime={day.date} className="both-dates">
              <span className="font-medium">{day.day}</span> <span>{day.hijri}</span>
            </time>
          </span>
        )}
        {links.length > 0 && <Links links={links} />}
        {note && <span className="block text-stone-600">{note}</span>}
      </div>
      {close && (
        <button
          type="button"
          aria-label={close.words}
          className="absolute end-0 top-0 inline-flex size-11 items-center justify-center bg-white text-brown-900 hover:bg-brown-50 focus-visible:-outline-offset-3"
          onClick={close.onPress}
        >
          <CloseIcon className="size-5" />
        </button>
      )}
    </div>
  );
}

function Links({ links }: Pick<Told, 'links'>) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ href, words }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center font-semibold text-blue-800 underline">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** From afar the dot of a state, from near its shape. */
function StateSign({ sign, soft, isFar }: { sign: SignName; soft: boolean; isFar: boolean }) {
  const isCover = sign === 'whole' || sign === 'part' || sign === 'around' || sign === 'elsewhere';
  return isFar && !isCover ? <StateDot state={sign} /> : <MapSign sign={sign} soft={soft} />;
}
