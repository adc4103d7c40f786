import { foldForSearch } from './arabic';
import { afterArticle } from './article';

/** Tells of a text whether it has all of the words that were typed; undefined where none was. */
export function fitting(typed: string): ((text: string) => boolean) | undefined {
  // With another article than it has, or with none, a name is meant all the same.
  const words = foldForSearch(afterArticle(typed.trim())).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const folded = foldForSearch(text);
    return words.every((word) => folded.includes(word));
  };
}
