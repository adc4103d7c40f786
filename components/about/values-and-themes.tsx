import { useTranslations } from 'next-intl';
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
    <ul className="plots [--plot:13rem]">
      {values.map(({ id, Icon }) => (
        <li key={id} className="p-5 md:p-6">
          <Icon className="size-7 text-brown-700" />
          <h3 className="mt-3 text-lg">{t(`values.items.${id}.title`)}</h3>
          <p className="mt-1 text-stone-700">{t(`values.items.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The strategy's themes, in order. */
export function Themes() {
  const t = useTranslations('About');
  return (
    <ol className="plots [--plot:13rem]">
      {themes.map((id, index) => (
        <li key={id} className="p-5 md:p-6">
          <p aria-hidden="true" className="text-3xl font-bold tabular-nums text-brown-600">
            {index + 1}
          </p>
          <h3 className="mt-1 text-lg">{t(`themes.items.${id}.title`)}</h3>
          <p className="mt-1 text-stone-700">{t(`themes.items.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
