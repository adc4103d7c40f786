import { siteSuggestions } from '@/lib/http/suggestions';

export const GET = siteSuggestions;
