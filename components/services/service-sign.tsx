import {
  BuildingIcon,
  CalendarIcon,
  DocumentIcon,
  ListIcon,
  PenIcon,
  PeopleIcon,
  PinIcon,
  ScaleIcon,
  SearchIcon,
  ShieldIcon,
  SplitIcon,
  TransferIcon,
} from '@/components/ui/icons';
import type { ServiceSlug } from '@/lib/site/routing/services';

const icons = {
  'first-registration': BuildingIcon,
  'ownership-transfer': TransferIcon,
  'split-and-merge': SplitIcon,
  'rights-management': DocumentIcon,
  correction: PenIcon,
  grievance: ScaleIcon,
  'property-search': SearchIcon,
  'property-list': ListIcon,
  'title-verification': ShieldIcon,
  'deceased-owner': PeopleIcon,
  'registration-interest': PinIcon,
  appointment: CalendarIcon,
} as const satisfies Record<ServiceSlug, unknown>;

/** The sign of a service, beside its name. */
export function ServiceIcon({ slug, className }: { slug: ServiceSlug; className?: string }) {
  const Icon = icons[slug];
  return <Icon className={className ?? ''} />;
}
