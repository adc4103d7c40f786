import type { FaqCategory } from '@/lib/site/views/faq';

/**
 * Hides a category's questions while the radio button of another category is chosen. Written out, because Tailwind finds
 * classes by reading the source.
 */
export const hiddenUnless: Record<FaqCategory, string> = {
  general:
    'group-has-[#show-registration:checked]/faq:hidden group-has-[#show-geography:checked]/faq:hidden group-has-[#show-transfer:checked]/faq:hidden',
  registration:
    'group-has-[#show-general:checked]/faq:hidden group-has-[#show-geography:checked]/faq:hidden group-has-[#show-transfer:checked]/faq:hidden',
  geography:
    'group-has-[#show-general:checked]/faq:hidden group-has-[#show-registration:checked]/faq:hidden group-has-[#show-transfer:checked]/faq:hidden',
  transfer:
    'group-has-[#show-general:checked]/faq:hidden group-has-[#show-registration:checked]/faq:hidden group-has-[#show-geography:checked]/faq:hidden',
};
