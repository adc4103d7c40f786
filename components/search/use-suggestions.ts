import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';

export interface Suggestion {
  readonly name: string;
  readonly within: readonly string[];
  readonly href: string;
}

const KEPT_MS = 60_000;
const client = new QueryClient({ defaultOptions: { queries: { staleTime: KEPT_MS, retry: 1 } } });

/** Shorter than this, nearly everything is meant. */
const LEAST = 2;

/**
 * What may be meant by what is typed. What was suggested before stays until the next comes, and what is asked for no longer
 * is given up.
 */
export function useSuggestions(source: string, typed: string, locale: string) {
  const question = typed.trim();
  const enabled = question.length >= LEAST;
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: [source, question, locale],
      enabled,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const response = await fetch(`${source}?${new URLSearchParams({ q: question, locale })}`, { signal });
        if (!response.ok) throw new Error(`Suggestions: ${response.status}`);
        return ((await response.json()) as { items: Suggestion[] }).items;
      },
    },
    client,
  );
  return { items: enabled ? (data ?? []) : [], settled: enabled && data !== undefined && !isPlaceholderData };
}
