import { QueryClient } from '@tanstack/react-query';
import type { DistrictOption } from '@/lib/site/views/form-options';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: 1 } } });

/**
 * The districts of a city, each city asked for once. Without an answer the list stays empty, and the server offers it
 * after the next step.
 */
export async function loadDistricts(city: string, locale: string): Promise<DistrictOption[]> {
  try {
    return await client.fetchQuery({
      queryKey: ['districts', city, locale],
      queryFn: async ({ signal }) => {
        const response = await fetch(`/api/districts?${new URLSearchParams({ city, locale })}`, { signal });
        if (!response.ok) throw new Error(`Districts: ${response.status}`);
        return ((await response.json()) as { items: DistrictOption[] }).items;
      },
    });
  } catch {
    return [];
  }
}
