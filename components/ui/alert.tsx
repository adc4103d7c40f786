import type { ReactNode } from 'react';
import { CheckIcon, InfoIcon, WarningIcon } from './icons';

const tones = {
  info: { box: 'border-blue-300 bg-blue-50 text-blue-800', Icon: InfoIcon },
  success: { box: 'border-green-300 bg-green-50 text-green-800', Icon: CheckIcon },
  warning: { box: 'border-amber-300 bg-amber-50 text-amber-800', Icon: WarningIcon },
  error: { box: 'border-red-300 bg-red-50 text-red-800', Icon: WarningIcon },
} as const;

interface Props {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
  /** `alert` interrupts a screen reader: only for what has just gone wrong. */
  role?: 'status' | 'alert';
  /** In one line with its title. */
  slim?: boolean;
}

/** A message beside the content: a note, a result, a warning. */
export function Alert({ tone = 'info', title, children, role, slim = false }: Props) {
  const { box, Icon } = tones[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-lg border ${slim ? 'px-4 py-2' : 'p-4'} ${box}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className={`min-w-0 ${slim ? '*:inline' : 'max-w-[46rem] text-pretty'}`}>
        {title && <p className="font-bold">{slim ? `${title}:` : title}</p>}{' '}
        <div className="[&_a]:font-semibold [&_a]:underline">{children}</div>
      </div>
    </div>
  );
}
