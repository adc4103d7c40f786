import { registry } from '@/lib/registry';

export const dynamic = 'force-dynamic';

/** Whether this process can answer from its registry now: 200, or 503 for a load balancer to look elsewhere. */
export async function GET(): Promise<Response> {
  try {
    const health = await (await registry()).health();
    return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
  } catch {
    // The registry could not even be opened; the reason is in the log of whoever tried first.
    return Response.json({ ok: false }, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
}
