import type { ReactNode } from 'react';
import { Step, Steps } from './steps';

interface Props {
  id: string;
  title: string;
  steps: readonly ReactNode[];
  /** What stands below them: what holds for whoever has done it. */
  children?: ReactNode;
  /** With the whole width of a page: on a wide one that stands beside the steps. */
  isWide?: boolean;
}

/** What to do now: beside an area as below an answer. */
export function NextSteps({ id, title, steps, children, isWide = false }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="border border-t-4 border-brown-200 border-t-brown-600 bg-brown-50 p-4 sm:p-8 print:border-0 print:p-0"
    >
      <h2 id={id} className="text-xl md:text-xl">
        {title}
      </h2>
      <div
        className={
          isWide && children
            ? 'halves gap-y-0 lg:*:last:mt-4 lg:*:last:space-y-5 lg:[&_dl]:mt-0 lg:[&_dl]:border-t-0 lg:[&_dl]:pt-0 lg:*:last:border-t-0 lg:*:last:pt-0'
            : undefined
        }
      >
        <div className="links mt-4">
          <Steps>
            {steps.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are told by their order.
              <Step key={at}>{step}</Step>
            ))}
          </Steps>
        </div>
        {children}
      </div>
    </section>
  );
}

/** What is no step, and has to be known all the same: below them. */
export function StepsNote({ children }: { children: ReactNode }) {
  return (
    <div className="links mt-5 border-t border-brown-200 pt-4 print:mt-1 print:pt-1">
      <p className="max-w-prose">{children}</p>
    </div>
  );
}
