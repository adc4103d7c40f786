import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** What is true wherever the property lies. */
  note?: ReactNode;
  /** In one row, where the page is about something else: the title beside its field. */
  row?: boolean;
  /** False below an answer, which is what is marked on its page. */
  marked?: boolean;
  className?: string;
  children: ReactNode;
}

/** "Do I need to register, and by when?": the one box in which that is asked, on every page, large or in a row. */
export function QuestionCard({
  id,
  title,
  note,
  row = false,
  marked = true,
  className = '',
  children,
}: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`px-4 pt-4 pb-2 sm:px-6 sm:pt-6 sm:pb-4 md:px-8 ${marked ? 'parcel' : 'border border-stone-200'} ${row ? 'side-main gap-y-3' : ''} ${className}`}
    >
      <div>
        <h2 id={id} className={`text-xl ${row ? 'md:text-xl' : 'md:text-2xl'}`}>
          {title}
        </h2>
        {/* A phone shows what the page is about sooner. */}
        {note && <p className={`mt-1 text-stone-700 sm:mt-2 ${row ? 'max-sm:hidden' : ''}`}>{note}</p>}
      </div>
      <div className={row ? undefined : 'mt-3 sm:mt-4'}>{children}</div>
    </section>
  );
}
