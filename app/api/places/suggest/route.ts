import { placeSuggestions } from '@/lib/site/search/suggestions';

export const GET = placeSuggestions;
