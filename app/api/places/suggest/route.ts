import { placeSuggestions } from '@/lib/http/suggestions';

export const GET = placeSuggestions;
