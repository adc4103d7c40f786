import {
  correctionScene,
  heirsScene,
  parcel,
  Scene,
  type SceneParts,
  sheet,
  visitScene,
} from '@/components/ui/scene';
import type { ServiceSlug } from '@/lib/site/routing/services';

interface SignParts extends SceneParts {
  /** Drawn as a parcel lies on the plan; sheets and scenes stand upright. */
  readonly lies?: boolean;
}

const signs = {
  // A survey mark is set into the parcel.
  'first-registration': {
    lies: true,
    ground: <path d={parcel} />,
    lines: 'M17 36.500h13',
    mark: <path d="M22 12h2.600l10 4.500-10 4.500v15.500H22Z" />,
  },
  'ownership-transfer': {
    lies: true,
    ground: <path d={parcel} />,
    lines: '',
    mark: <path d="M12 22.5l12.5-2-1-6L37.5 21l-11 9.500-1-6-12.500 2Z" />,
    mirrored: true,
  },
  'split-and-merge': {
    lies: true,
    ground: <path d="M5 13 21 10.300l3.500 28.500L9 42Z" />,
    lines: 'M24.500 5.500v2M28.500 41v2',
    mark: <path d="m27 8.500 13-2.200 4 28.500-13.500 2.700Z" />,
  },
  // A way across the parcel that another may use.
  'rights-management': {
    lies: true,
    ground: <path d={parcel} />,
    lines: 'M18 10.500l.6 4.500M22.500 39l-1.500-12M30 37.500l-1.600-12',
    mark: <path d="M8.200 18.500 38 13.600l1.500 8.500L9.500 27Z" />,
  },
  correction: correctionScene,
  grievance: {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8',
    mark: (
      <path d="M23.800 15h2.400v2.500H34v2.400l3.500 7.600a4.800 4.800 0 0 1-9 0L32 19.900h-5.800V34H31v2.500H19V34h4.800V19.900H18l3.500 7.600a4.800 4.800 0 0 1-9 0L16 19.900v-2.400h7.800Z" />
    ),
  },
  'property-search': {
    lies: true,
    ground: <path d={parcel} />,
    lines: 'M15 10.700l2 13M8.500 25.500l12-2',
    mark: (
      <path
        fillRule="evenodd"
        d="M27 14a10 10 0 1 0 .010 0ZM27 18.500a5.500 5.500 0 1 1-.010 0ZM32.800 33.600l3.400-3.400 7.300 7.300-3.400 3.400Z"
      />
    ),
  },
  'property-list': {
    ground: <path d="M6 7h36v34H6Z" />,
    lines: 'M21 15h15M21 24h15M21 33h15',
    mark: <path d="M11 12h6v6h-6ZM11 21h6v6h-6ZM11 30h6v6h-6Z" />,
    mirrored: true,
  },
  'title-verification': {
    ground: <path d={sheet} />,
    lines: 'M30 5v8h8M17 11h7',
    mark: (
      <path
        fillRule="evenodd"
        d="m25 16 10 3.500v7c0 6.500-4.500 10.500-10 12.500-5.500-2-10-6-10-12.500v-7ZM19.500 27.500l4.200 4.200 7.300-7.300-2-2-5.300 5.300-2.200-2.200Z"
      />
    ),
  },
  'deceased-owner': heirsScene,
  'registration-interest': {
    lies: true,
    ground: <path d={parcel} strokeDasharray="4 3" />,
    lines: '',
    mark: (
      <path d="M24 11.500c6 0 8.500 4 8.500 9.500 0 5 2 7 3.500 8.500v1.500H12v-1.500c1.500-1.500 3.500-3.500 3.500-8.500 0-5.500 2.500-9.500 8.500-9.500ZM20.300 33h7.400a3.700 3.700 0 0 1-7.400 0Z" />
    ),
  },
  appointment: visitScene,
} as const satisfies Record<ServiceSlug, SignParts>;

/**
 * The sign of a service on the plan in the heading of its page: turned as its parcels lie, in Arabic the other way. It is the
 * sign that stands beside its name elsewhere, so nothing of it changes sides: a flag flies to one side on every page.
 */
export function ServiceMark({ slug }: { slug: ServiceSlug }) {
  const { lies = false, mirrored = false }: SignParts = signs[slug];
  const turned = lies ? (mirrored ? '' : 'rtl:rotate-16') : '-rotate-8 rtl:rotate-8';
  return <ServiceSign slug={slug} className={`size-full ${turned}`} />;
}

/** The sign of a service, beside its name. */
export function ServiceSign({ slug, className }: { slug: ServiceSlug; className: string }) {
  return <Scene of={signs[slug]} className={className} />;
}
