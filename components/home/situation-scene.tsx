import { heirsScene, parcel, person, Scene, type SceneParts, sheet } from '@/components/ui/scene';

/** What each situation is about, in the language of the plan: land in brown, what matters on it in blue. */
const scenes = {
  heirs: heirsScene,
  // A house under lock.
  mortgage: {
    ground: <path d="M8 22 24 6l16 16v21H8Z" />,
    lines: 'M4 25.500 24 6l20 19.500M19.500 28v-3.500a4.500 4.500 0 0 1 9 0V28',
    mark: <path d="M16.500 28h15v10.500h-15Z" />,
  },
  abroad: {
    ground: <path d="M4 22l25-4 4 21-25 4Z" />,
    lines: '',
    // The globe, with the land that is far away before it.
    mark: (
      <path
        fillRule="evenodd"
        d="M34 2a12 12 0 1 0 .01 0ZM34 4a5.5 10 0 1 0 .01 0ZM34 6a3.7 8 0 1 0 .01 0ZM23 13h22v2H23Z"
      />
    ),
  },
  coOwners: {
    ground: <path d={parcel} />,
    lines: 'M22 9.5 26 38',
    mark: (
      <>
        {person(16, 25)}
        {person(32, 23)}
      </>
    ),
  },
  paperDeed: {
    ground: <path d="M4 9h40v30H4Z" />,
    lines: 'M8 13h32v22H8ZM15 19h18M15 24h10',
    // A seal with its ribbons, as on a certificate.
    mark: <path d="M33 23a5.500 5.500 0 1 0 .01 0ZM29.500 32.500h7v10l-3.500-2.500-3.500 2.500Z" />,
  },
  refused: {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8M17 19h16',
    mark: (
      <path d="m18 27 2.5-2.5 4.5 4.5 4.5-4.5L32 27l-4.5 4.5L32 36l-2.5 2.5L25 34l-4.5 4.5L18 36l4.5-4.5Z" />
    ),
  },
  // A calendar whose day is over.
  missed: {
    ground: <path d="M6 9h36v33H6Z" />,
    lines: 'M6 17h36M15 5v7M33 5v7',
    mark: (
      <path d="m18 23.500 2.500-2.500 3.500 3.500 3.500-3.500 2.500 2.500-3.500 3.500 3.500 3.500-2.500 2.500-3.500-3.500-3.500 3.500-2.500-2.500 3.500-3.500Z" />
    ),
  },
  sent: {
    ground: <path d="M5 9h36v24H5Z" />,
    lines: 'm5 9 18 13L41 9',
    // On a letter a clock: it is under way, nothing is decided.
    mark: (
      <path
        fillRule="evenodd"
        d="M28 20a10.500 10.500 0 1 0 .01 0ZM28 22.500a8 8 0 1 0 .01 0ZM26.700 24.500h2.600v5.300l3.500 1.900-1.200 2.300-4.900-2.700Z"
      />
    ),
  },
} satisfies Record<string, SceneParts>;

export const situationScenes = Object.keys(scenes) as (keyof typeof scenes)[];

/** A drawing beside a situation's words, which say the same. */
export function SituationScene({ of }: { of: keyof typeof scenes }) {
  return <Scene of={scenes[of]} className="size-12 md:size-16" />;
}
