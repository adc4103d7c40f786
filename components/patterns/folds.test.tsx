import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion, AccordionItem } from '../ui/accordion';
import { RowDisclosure, WordsDisclosure } from '../ui/disclosure';
import { Folded, FoldedOnPhone } from '../ui/folded-on-phone';

const FOLDS = { RowDisclosure, WordsDisclosure, Folded, FoldedOnPhone };

const folds = Object.entries(FOLDS).map(([name, Fold]) => {
  return [
    name,
    <Fold key={name} title="Words">
      More
    </Fold>,
  ] as const;
});
const question = (
  <Accordion>
    <AccordionItem title="Words">More</AccordionItem>
  </Accordion>
);

it.each([...folds, ['a question', question] as const])(
  '%s has its arrow before its words, right beside them',
  (_, element) => {
    const [, look = '', summary = ''] =
      /<summary class="([^"]*)">(.*)<\/summary>/.exec(renderToStaticMarkup(element)) ?? [];
    expect(summary).toMatch(/^<svg.*<\/svg>Words$/);
    expect(look).not.toMatch(/justify-between|reverse/);
  },
);
