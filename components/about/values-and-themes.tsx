import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DocumentIcon, PeopleIcon, PinIcon, ScaleIcon, ShieldIcon } from '@/components/ui/icons';

const values = [
  { id: 'certainty', Icon: ScaleIcon },
  { id: 'accuracy', Icon: PinIcon },
  { id: 'privacy', Icon: ShieldIcon },
  { id: 'clarity', Icon: DocumentIcon },
  { id: 'access', Icon: PeopleIcon },
] as const;

const themes = ['coverage', 'geospatial', 'dealings', 'trust', 'openness'] as const;

/** What the registry holds itself to. */
export function Values() {
  const t = useTranslations('About');
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
      {values.map(({ id, Icon }, index) => (
        <li key={id} className={index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
          <Card className="h-full">
            <span className="inline-flex size-12 items-center justify-center rounded-lg bg-brown-50 text-brown-700">
              <Icon className="size-6" />
            </span>
            <h3 className="mt-4 text-lg">{t(`values.items.${id}.title`)}</h3>
            <p className="mt-1 text-stone-700">{t(`values.items.${id}.text`)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The strategy's themes, in order. */
export function Themes() {
  const t = useTranslations('About');
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {themes.map((id, index) => (
        <li key={id} className="border-t-2 border-brown-600 pt-4">
          <p aria-hidden="true" className="text-3xl font-bold tabular-nums text-brown-300">
            {index + 1}
          </p>
          <h3 className="mt-1 text-lg">{t(`themes.items.${id}.title`)}</h3>
          <p className="mt-1 text-stone-700">{t(`themes.items.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
