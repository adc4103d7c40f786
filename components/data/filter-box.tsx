import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FilterForm } from './filter-form';

interface Props {
  /** The localized path that is asked again with the filter. */
  action: string;
  /** Id of what the filter changes. */
  results: string;
  label: string;
  submit: string;
  /** The fields. */
  children: ReactNode;
  /** What few choose, below the others. */
  more?: ReactNode;
}

/** The filter above a list or above figures: on every page the same box, its fields in a row, its one button at their end. */
export function FilterBox({ submit, children, more, ...form }: Props) {
  return (
    <FilterForm
      {...form}
      className={`border border-stone-200 bg-brown-50 p-4 md:p-5 ${more ? 'pb-2 md:pb-2' : ''}`}
    >
      <div className="flex flex-wrap items-end gap-4 [&_.filter-field]:flex-1 [&_.filter-field]:basis-40 [&_.filter-field:first-child:nth-last-child(2)]:max-w-md">
        {children}
        <Button type="submit" className="max-sm:w-full">
          {submit}
        </Button>
      </div>
      {more}
    </FilterForm>
  );
}
