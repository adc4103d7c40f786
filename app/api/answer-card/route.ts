import { answerCard } from '@/lib/http/answer-card';

export const GET = answerCard;
