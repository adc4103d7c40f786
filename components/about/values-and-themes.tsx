import { useTranslations } from 'next-intl';
import { parcel, person, Scene, type SceneParts, sheet } from '@/components/ui/scene';
import { stepNumber } from '@/components/ui/steps';

const values = {
  // A deed with its seal.
  certainty: {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8M17 18h14M17 24h8',
    mark: <path d="M30 24.500a6.500 6.500 0 0 1 4 11.600V45l-4-3-4 3v-8.900a6.500 6.500 0 0 1 4-11.600Z" />,
  },
  // A boundary with its marks.
  accuracy: {
    ground: <path d={parcel} />,
    lines: 'M18 24h12M24 18v12',
    mark: <path d="M3.500 8.500h7v7h-7ZM33.500 3.500h7v7h-7ZM37.500 31.500h7v7h-7ZM7.500 37.500h7v7h-7Z" />,
  },
  privacy: {
    ground: <path d="M24 4 40 9v13c0 11-7 18-16 22C15 40 8 33 8 22V9Z" />,
    lines: 'M19.500 22v-3.500a4.500 4.500 0 0 1 9 0V22',
    mark: <path d="M16.500 22h15v11h-15Z" />,
  },
  clarity: {
    ground: <path d="M4 10c7-3 14-2 20 2 6-4 13-5 20-2v29c-7-3-14-2-20 2-6-4-13-5-20-2Z" />,
    lines: 'M24 12v29M29 20c3-1.500 7-2 10-1.500M29 27c3-1.500 7-2 10-1.500',
    mark: <path d="M9 17.500c3.500-.500 7 0 10 1.500v10c-3-1.500-6.500-2-10-1.500Z" />,
    mirrored: true,
  },
  access: {
    ground: <path d={parcel} />,
    lines: '',
    mark: (
      <>
        {person(24, 20)}
        {person(14, 32, 1.1)}
        {person(34, 31, 1.1)}
      </>
    ),
  },
} as const satisfies Record<string, SceneParts>;

const themes = ['coverage', 'geospatial', 'dealings', 'trust', 'openness'] as const;

/** What the registry holds itself to. */
export function Values() {
  const t = useTranslations('About');
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
      {(Object.keys(values) as (keyof typeof values)[]).map((id) => (
        <li key={id} className="flex gap-4 md:max-lg:last:col-span-2 lg:flex-col">
          <Scene of={values[id]} className="size-12 md:size-16" />
          <div>
            <h3>{t(`values.items.${id}.title`)}</h3>
            <p className="mt-1 text-stone-700">{t(`values.items.${id}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The strategy's themes, in order. */
export function Themes() {
  const t = useTranslations('About');
  return (
    <ol className="grid gap-x-6 gap-y-8 [counter-reset:step] md:grid-cols-3 xl:grid-cols-5">
      {themes.map((id) => (
        <li key={id} className={`border-t-2 border-brown-400 pt-4 ${stepNumber}`}>
          <h3 className="mt-3">{t(`themes.items.${id}.title`)}</h3>
          <p className="mt-1 text-stone-700">{t(`themes.items.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
