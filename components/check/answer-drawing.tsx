import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { LandmarkNames, LandmarkSigns } from '@/components/maps/sheet/landmark-sign';
import { MetroLines } from '@/components/maps/sheet/metro-lines';
import { fillsOf, SheetGround, TileEdge } from '@/components/maps/sheet/sheet-ground';
import { SheetScale } from '@/components/maps/sheet/sheet-scale';
import { part, SheetTexts } from '@/components/maps/sheet/sheet-text';
import type { Answer } from '@/lib/site/answer/load';
import type { AnsweredPoint } from '@/lib/site/answer/point';
import type { Surroundings } from '@/lib/site/answer/surroundings';
import { type AnswerSheet, answerSheet } from '@/lib/site/maps/sheet/answer-sheet';

interface Props {
  around: Surroundings;
  /** That was asked about, where no place was named. */
  point: AnsweredPoint | null;
  answer: Answer;
  /** For who does not see it. */
  label: string;
}

/** The place that is asked for among its neighbours: outlined, or marked, and named; what is announced filled or hatched. */
export function AnswerDrawing({ around, point, answer, label }: Props) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { name } = answer.place.district ?? answer.place.city;
  const seas = { redSea: t('map.around.redSea'), gulf: t('map.around.gulf') };
  const sheet = answerSheet({ around, name, point }, locale, seas);
  const id = useId();
  return (
    <div className="@container mt-3">
      <svg
        role="img"
        data-map="answer"
        aria-label={label}
        width="100%"
        direction="ltr"
        className={`block aspect-[4/3] overflow-hidden border border-stone-200 ${sheet.land ? 'bg-sea' : 'bg-ground'}`}
      >
        <SheetGround id={id} ground={sheet}>
          {sheet.own && <OwnDistrict id={id} own={sheet.own} />}
          {sheet.metro && <MetroLines metro={sheet.metro} />}
        </SheetGround>
        {sheet.points.map(({ x, y }) => (
          <circle
            key={`${x} ${y}`}
            cx={part(x)}
            cy={part(y)}
            r="2.5"
            className="fill-stone-600"
            data-solid=""
          />
        ))}
        {sheet.own === null && <PlaceMark />}
        <LandmarkSigns labels={sheet.labels} />
        <SheetTexts labels={sheet.labels} />
        <SheetScale scale={sheet.scale} />
        {sheet.asked && (
          <svg
            aria-hidden="true"
            x={part(sheet.asked.x)}
            y={part(sheet.asked.y)}
            overflow="visible"
            data-point=""
          >
            <PointPin />
          </svg>
        )}
      </svg>
      <LandmarkNames labels={sheet.labels} />
    </div>
  );
}

/** The point that was asked about, at its foot. */
export function PointPin() {
  return (
    <>
      <path
        d="M0 0s7-6.200 7-11.500a7 7 0 0 0-14 0C-7-6.200 0 0 0 0Z"
        strokeWidth="1.5"
        className="fill-amber-700 stroke-white forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]"
        data-solid=""
      />
      <circle cy="-11.500" r="2.5" className="fill-white forced-colors:fill-[Canvas]" data-solid="" />
    </>
  );
}

/** Of a place of which no more than its centre is known. */
function PlaceMark() {
  return (
    <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
      <path
        d="M-13-7v-6h6M7-13h6v6M13 7v6H7M-7 13h-6V7"
        fill="none"
        strokeWidth="2.5"
        className="place-marks stroke-blue-700 forced-colors:stroke-[Highlight]"
      />
      <circle r="4" className="fill-blue-700" data-solid="" />
    </svg>
  );
}

interface OwnProps {
  id: string;
  own: NonNullable<AnswerSheet['own']>;
}

/** The outline of what was asked for, the strongest line of the drawing. */
function OwnDistrict({ id, own: { d, cover, official } }: OwnProps) {
  const own = `${id}-asked`;
  const line = 'stroke-blue-700 forced-colors:stroke-[Highlight]';
  return (
    <>
      <g fill={fillsOf(id)[cover] ?? 'none'}>
        <path id={own} d={d} vectorEffect="non-scaling-stroke" data-asked="" />
      </g>
      {/* Darker than what is announced beside it, where colours are seen. */}
      {cover === 'whole' && (
        <g className="asked-fill">
          <use href={`#${own}`} />
        </g>
      )}
      {official ? (
        <use href={`#${own}`} fill="none" strokeWidth="3.5" className={line} data-edge="" />
      ) : (
        <TileEdge of={own} width={3} className={line} />
      )}
    </>
  );
}
