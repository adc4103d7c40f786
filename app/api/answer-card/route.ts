import { answerCard } from '@/lib/site/answer/card-answer';

export const GET = answerCard;
