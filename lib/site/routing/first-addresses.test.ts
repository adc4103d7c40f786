import { describe, expect, it, vi } from 'vitest';
import { registry } from '@/lib/registry';
import { firstAddresses } from './first-addresses';

vi.mock('@/lib/registry', () => ({ registry: vi.fn() }));
type Registry = Awaited<ReturnType<typeof registry>>;

/** A registry that answers which areas and posts it has, and nothing else. */
function answering(slugs: Record<'areas' | 'posts', string[]>): void {
  const items = (of: 'areas' | 'posts') => slugs[of].map((slug) => ({ slug }));
  const addresses = {
    addresses: async ({ of }: { of: 'areas' | 'posts' }) => ({ data: { items: items(of) } }),
  };
  vi.mocked(registry).mockResolvedValue(addresses as unknown as Registry);
}

describe('what a start asks first', () => {
  it('is also a page of an area and of a post, whose names only the registry knows', async () => {
    answering({ areas: ['a'], posts: ['2025/b'] });
    expect(await firstAddresses()).toEqual(expect.arrayContaining(['/announced-areas/a', '/posts/2025/b']));
  });

  it('is the rest where the registry has none, or does not answer', async () => {
    answering({ areas: [], posts: [] });
    const others = await firstAddresses();
    expect(others).toContain('/en/receipts/x/x/x');
    vi.mocked(registry).mockRejectedValue(new Error('no answer'));
    expect(await firstAddresses()).toEqual(others);
  });
});
