import {
  correctionScene,
  parcel,
  person,
  Scene,
  type SceneParts,
  sheet,
  visitScene,
} from '@/components/ui/scene';

const signs = {
  check: {
    ground: <path d={parcel} />,
    lines: '',
    mark: <path d="m12.500 25.500 3-3 6 6 11-11 3 3-14 14Z" />,
  },
  areas: {
    ground: <path d="M5 9h38v30H5Z" />,
    lines: 'M5 24h38M16 9v30M32 9v30',
    mark: (
      <path
        fillRule="evenodd"
        d="M24 8a9 9 0 0 1 9 9c0 7-9 16-9 16s-9-9-9-16a9 9 0 0 1 9-9ZM24 13.500a3.500 3.500 0 1 0 .010 0Z"
      />
    ),
  },
  appointments: visitScene,
  correction: correctionScene,
  analytics: {
    ground: <path d="M6 7h36v34H6Z" />,
    lines: 'M11 36h26',
    mark: <path d="M13 25h5.500v10H13ZM21.500 19H27v16h-5.500ZM30 12.500h5.500V35H30Z" />,
    mirrored: true,
  },
  registrars: {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8M17 37h16',
    mark: person(25, 25, 1.5),
  },
} as const satisfies Record<string, SceneParts>;

export type Task = keyof typeof signs;

export const tasks = Object.keys(signs) as Task[];

/** The drawing of what can be done from a phone, of the same hand as those of the services. */
export function TaskSign({ task }: { task: Task }) {
  return <Scene of={signs[task]} className="size-10 md:size-12" />;
}
