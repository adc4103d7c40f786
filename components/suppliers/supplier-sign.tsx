import { person, Scene, type SceneParts, sheet } from '@/components/ui/scene';

/** What a supplier comes for, in the hand of the services' signs. */
const signs = {
  // A company joins.
  registration: {
    ground: <path d="M9 7h21v36H9Z" />,
    lines: 'M14.500 14h3M21.500 14h3M14.500 21h3M21.500 21h3M14.500 28h3M14.500 35h3M5 43h20',
    mark: <path d="M31.500 24h4.500v7h7v4.500h-7v7h-4.500v-7h-7V31h7Z" />,
  },
  registrationGuideline: {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8M24 20h9M24 27.500h9M24 35h9',
    mark: <path d="M16 17.500h4.500V22H16ZM16 25.200h4.500v4.500H16ZM16 32.800h4.500v4.500H16Z" />,
    mirrored: true,
  },
  // A card with whom it is of.
  profileGuideline: {
    ground: <path d="M5 10h38v29H5Z" />,
    lines: 'M27 18h11M27 24.500h11M27 31h7',
    mark: person(16, 25.5, 1.5),
    mirrored: true,
  },
  supplierComplaint: {
    ground: <path d="M6 8h36v25H23l-9 9v-9H6Z" />,
    lines: '',
    mark: <path d="M21.800 13h4.400l-.8 9.500h-2.800ZM22 25.500h4v3.800h-4Z" />,
    mirrored: true,
  },
} as const satisfies Record<string, SceneParts>;

export type SupplierEntry = keyof typeof signs;

export function SupplierSign({ of }: { of: SupplierEntry }) {
  return <Scene of={signs[of]} className="size-10 md:size-12" />;
}
