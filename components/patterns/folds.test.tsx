import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion, AccordionItem } from '../ui/accordion';
import { RowDisclosure, WordsDisclosure } from '../ui/disclosure';
import { Folded, FoldedOnPhone } from '../ui/folded-on-phone';

it.each([
  [
    'a row',
    <RowDisclosure key="row" title="Words">
      More
    </RowDisclosure>,
  ],
  [
    'words',
    <WordsDisclosure key="words" title="Words">
      More
    </WordsDisclosure>,
  ],
  [
    'a fold',
    <Folded key="fold" title="Words">
      More
    </Folded>,
  ],
  [
    'a fold on phones',
    <FoldedOnPhone key="phone" title="Words">
      More
    </FoldedOnPhone>,
  ],
  [
    'a question',
    <Accordion key="question">
      <AccordionItem title="Words">More</AccordionItem>
    </Accordion>,
  ],
])('%s has its arrow before its words, right beside them', (_, element) => {
  const [, look = '', summary = ''] =
    /<summary class="([^"]*)">(.*)<\/summary>/.exec(renderToStaticMarkup(element)) ?? [];
  expect(summary).toMatch(/^<svg.*<\/svg>Words$/);
  expect(look).not.toMatch(/justify-between|reverse/);
});
