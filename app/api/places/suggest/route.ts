import { placeSuggestions } from '@/lib/http/place-suggestions';

export const GET = placeSuggestions;
