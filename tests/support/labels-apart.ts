import { expect, type Locator } from 'playwright/test';

/** Pixels by which the boxes of two lines may share what is above and below their letters. */
const LEADING = 4;

/** The visible words of a drawing have letters of 12 px at least and touch no other ones. @returns their boxes */
export async function expectLabelsApart(words: Locator, told: string) {
  const boxes = await words.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom, size: Number.parseFloat(getComputedStyle(one).fontSize) };
    }),
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.size, `${told} ${index}`).toBeGreaterThanOrEqual(12);
    for (const other of boxes.slice(0, index))
      expect(
        box.left > other.right ||
          box.right < other.left ||
          box.top >= other.bottom - LEADING ||
          box.bottom <= other.top + LEADING,
        `${told} ${index}`,
      ).toBe(true);
  }
  return boxes;
}
