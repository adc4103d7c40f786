import { useTranslations } from 'next-intl';
import { PhoneDrawing } from '@/components/app/phone-drawing';
import { AreaStateBadge } from '@/components/areas/area-state-badge';
import { SituationScene, situationScenes } from '@/components/home/situation-scene';
import { RegistrationSteps } from '@/components/services/registration-steps';
import { RegistrationStory } from '@/components/services/registration-story';
import { ServiceSign } from '@/components/services/service-sign';
import { Deeds } from '@/components/title-registry/deeds';
import { Badge } from '@/components/ui/badge';
import { BrandMark } from '@/components/ui/brand-mark';
import { DownIcon } from '@/components/ui/icon';
import * as icons from '@/components/ui/icons';
import { CounterDrawing, LargeDrawing } from '@/components/ui/large-drawing';
import { Ltr } from '@/components/ui/ltr';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import { parcel, person, Scene } from '@/components/ui/scene';
import { Town } from '@/components/ui/town';
import { services } from '@/lib/site/routing/services';
import { Beside, Specimen } from './specimen';

const areaStates = [
  { state: 'open', startsOn: null, endsOn: '2030-01-31' },
  { state: 'open', startsOn: null, endsOn: null },
  { state: 'announced', startsOn: '2030-01-01', endsOn: null },
  { state: 'announced', startsOn: null, endsOn: null },
  { state: 'to_be_announced', startsOn: null, endsOn: null },
  { state: 'closed', startsOn: null, endsOn: '2024-01-31' },
] as const;

/** States, icons and drawings. */
export function Signs() {
  const t = useTranslations('Patterns');
  const fees = useTranslations('Services.labels');
  return (
    <>
      <Specimen file="ui/badge">
        <Beside>
          {(['neutral', 'brown', 'green', 'amber', 'red', 'blue'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {fees('free')}
            </Badge>
          ))}
        </Beside>
      </Specimen>
      <Specimen file="areas/area-state-badge">
        <Beside>
          {areaStates.map((area) => (
            <AreaStateBadge key={`${area.state} ${area.startsOn} ${area.endsOn}`} area={area} />
          ))}
        </Beside>
      </Specimen>
      <Specimen file="ui/brand-mark">
        <BrandMark className="size-12 text-brown-800" />
      </Specimen>
      <Specimen file="ui/parcel-pattern" onDark>
        <ParcelPattern className="h-24 text-brown-300" />
      </Specimen>
      <Specimen file="ui/town" onDark>
        <Town view="wide" className="w-full" />
      </Specimen>
      <Specimen file="ui/large-drawing" onDark>
        <LargeDrawing of="survey" className="w-full" />
        <CounterDrawing className="w-full max-w-80" />
      </Specimen>
      <Specimen file="services/registration-story">
        <RegistrationStory />
      </Specimen>
      <Specimen file="ui/icons">
        <p className="text-sm text-stone-600">{t('mirrored')}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
          {[...Object.entries(icons), ['DownIcon', DownIcon] as const].map(([name, Icon]) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <Icon className="size-6 shrink-0 text-brown-700" />
              <Ltr>{name.replace('Icon', '')}</Ltr>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen file="home/situation-scene">
        <Beside>
          {situationScenes.map((scene) => (
            <SituationScene key={scene} of={scene} />
          ))}
        </Beside>
      </Specimen>
      <Specimen file="ui/scene">
        <Scene of={{ ground: <path d={parcel} />, lines: '', mark: person(23, 24) }} className="size-24" />
      </Specimen>
      <Specimen file="services/registration-steps">
        <RegistrationSteps />
      </Specimen>
      <Specimen file="title-registry/deeds">
        <Deeds />
      </Specimen>
      <Specimen file="app/phone-drawing" onDark>
        <PhoneDrawing className="on-page h-72" />
      </Specimen>
      <Specimen file="services/service-sign">
        <Beside>
          {services.map(({ slug }) => (
            <ServiceSign key={slug} slug={slug} className="size-14" />
          ))}
        </Beside>
      </Specimen>
    </>
  );
}
