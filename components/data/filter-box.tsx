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
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end lg:flex lg:[&_.filter-field]:min-w-0 lg:[&_.filter-field]:flex-1">
        {children}
        <Button type="submit" className="sm:max-lg:justify-self-start lg:shrink-0">
          {submit}
        </Button>
      </div>
      {more}
    </FilterForm>
  );
}
