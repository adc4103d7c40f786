import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { prose } from '@/components/page/prose';
import { parcel, person, Scene, type SceneParts, sheet } from '@/components/ui/scene';
import { Step, Steps } from '@/components/ui/steps';

const plan = 'M5 9h38v30H5Z';
const streets = 'M5 24h38M18 9v30M31 9v30';

/** What an owner does, in the order of the steps that the service names. */
const scenes: readonly SceneParts[] = [
  { ground: <path d="M14 4h20v40H14Z" />, lines: 'M21 39.500h6', mark: person(24, 23) },
  {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8M17 30h16M17 36h10',
    mark: <path d="M17 18h4.500v6H17ZM23 18h4.500v6H23ZM29 18h4.500v6H29Z" />,
  },
  // What the platform brings up, on its screen.
  {
    ground: <path d="M4 8h40v26H4Z" />,
    lines: 'M24 34v7M15 42h18M24 17h13M24 25h13',
    mark: (
      <path d="m10 16.500 1.600-1.600 1.900 1.900 3.900-3.900 1.600 1.600-5.500 5.500ZM10 24.500l1.600-1.600 1.900 1.900 3.900-3.900 1.600 1.600-5.500 5.500Z" />
    ),
    mirrored: true,
  },
  { ground: <path d={plan} />, lines: streets, mark: <path d="M19 10h11v13H19Z" /> },
  // Who may do what on it: a key.
  {
    ground: <path d={parcel} />,
    lines: '',
    mark: (
      <path
        fillRule="evenodd"
        d="M17 17a7 7 0 1 0 .010 0ZM17 21.500a2.500 2.500 0 1 1-.010 0ZM23.500 22H37v4h-2v4h-4v-4h-2v3h-4v-3h-1.500Z"
      />
    ),
  },
  {
    ground: <path d="M7 10h34v31H7Z" />,
    lines: 'M7 18h34M15 6v7M33 6v7',
    mark: <path d="m15.500 29 2.800-2.800 4.200 4.200 8.500-8.500 2.800 2.800-11.300 11.300Z" />,
  },
];

/** How an owner registers for the first time: each step with its drawing, in reading order. */
export function RegistrationSteps() {
  const t = useTranslations('Services');
  let at = -1;
  const step = (chunks: ReactNode) => {
    at += 1;
    const scene = scenes[at];
    return <Step sign={scene && <Scene of={scene} className="size-12 print:hidden" />}>{chunks}</Step>;
  };
  return <Steps columns>{t.rich('items.first-registration.steps', { ...prose(useLocale()), step })}</Steps>;
}
