import { slots } from '../channels.cjs';

/**
 * Sets the status of the answer under way, and headers that belong to it, for a page that is made for its request: it renders its own not-found or
 * failure view, and Next gives a page no other way to say so that is complete without JavaScript (ADR 0003). Pages from
 * the cache get their status from the cache handler. Without our server (lib/next/server.mjs) it does nothing.
 */
export function setResponseStatus(status: number, headers: Record<string, string> = {}): void {
  const response = slots.responses.get()?.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
