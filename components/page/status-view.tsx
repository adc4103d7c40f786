import type { ReactNode } from 'react';
import { attributes } from '@/lib/channels.cjs';
import { setResponseStatus } from '@/lib/next/response-status';

interface Props {
  /** The HTTP status that the cache handler gives the page for it. */
  status: 404 | 429 | 503;
  title: string;
  text: ReactNode;
  /** As data for scripts, where it was not found: what was asked for, and what the specification says of it. */
  asked?: { path: string; message: string };
  children: ReactNode;
}

/** Frame of the pages that tell of a failure. */
export function StatusView({ status, title, text, asked, children }: Props) {
  // The development server has no page cache that would.
  if (process.env.NODE_ENV === 'development') setResponseStatus(status);
  return (
    <div
      {...{ [attributes.pageStatus]: status }}
      data-path={asked?.path}
      data-message={asked?.message}
      className="relative isolate min-h-[60vh] overflow-hidden"
    >
      {/* The plan without its mark: what was looked for is not on it. */}
      <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-96 max-lg:hidden">
        <div className="page-plan fading" />
      </div>
      <div className="container-page py-16 md:py-24">
        <p aria-hidden="true" className="text-xl font-bold text-brown-600">
          {status}
        </p>
        <h1 className="mt-2">{title}</h1>
        <p className="mt-3 max-w-prose text-lg wrap-anywhere">{text}</p>
        {children}
      </div>
    </div>
  );
}
