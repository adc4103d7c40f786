'use client';

import type { BranchOption, Option, SlotDay } from '@/lib/site/views/form-options';
import { ChoiceField, FEW } from './choice-field';
import { LongSelect } from './long-select';
import { SlotChoice, type SlotTexts } from './slot-choice';
import { useChosen } from './use-chosen';

interface Props {
  locale: string;
  services: readonly Option[];
  branches: readonly BranchOption[];
  slots: SlotDay[] | undefined;
  labels: SlotTexts;
}

/** A visit in the order in which it is decided: what for, where, when. A branch is offered for what it does. */
export function VisitChoice({ locale, services, branches, slots, labels }: Props) {
  const service = useChosen('service');
  const branch = useChosen('branch');
  const offering = branches.filter((each) => service === '' || each.services.includes(service));
  return (
    <>
      <OneOf name="service" options={services} />
      <OneOf name="branch" options={offering} />
      <SlotChoice
        locale={locale}
        branch={offering.some(({ code }) => code === branch) ? branch : ''}
        initial={slots}
        labels={labels}
      />
    </>
  );
}

/** Choices out of the registry's data: as many as there are. */
function OneOf({ name, options }: { name: string; options: readonly (Option & { address?: string })[] }) {
  if (options.length <= FEW)
    return (
      <ChoiceField
        name={name}
        options={options.map(({ code, label, address }) => ({
          code,
          label,
          ...(address && { note: address }),
        }))}
      />
    );
  return (
    <LongSelect
      name={name}
      options={options.map(({ code, label, address }) => [code, address ? `${label} – ${address}` : label])}
    />
  );
}
