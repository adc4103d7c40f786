import { siteSuggestions } from '@/lib/site/search/suggestions';

export const GET = siteSuggestions;
