import { pageCard } from '@/lib/site/views/page-card';

export const GET = pageCard;
