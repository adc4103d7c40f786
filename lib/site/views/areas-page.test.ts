import { expect, it } from 'vitest';
import { CLOSED_PER_PAGE } from '../areas/areas';
import { CURRENT_PER_PAGE, PAGES_IN_ONE, pageShown, pagesOf } from './areas-page';

const none = { open: 0, upcoming: 0, planned: 0, undated: 0, closed: 0 };

it('lists what runs and the first of what is over on one page, the rest of it on the next ones', () => {
  expect(pagesOf({ ...none, open: 2, undated: 1, closed: CLOSED_PER_PAGE + 1 })).toEqual([
    [
      { group: 'open', from: 0, to: 2 },
      { group: 'undated', from: 0, to: 1 },
      { group: 'closed', from: 0, to: CLOSED_PER_PAGE },
    ],
    [{ group: 'closed', from: CLOSED_PER_PAGE, to: CLOSED_PER_PAGE + 1 }],
  ]);
});

it('holds every area once, and never more of them on a page than fit', () => {
  const totals = { open: 10_003, upcoming: 29, planned: 1, undated: 65, closed: 9_902 };
  const pages = pagesOf(totals);
  for (const page of pages)
    expect(page.reduce((sum, { from, to }) => sum + to - from, 0)).toBeLessThanOrEqual(
      CURRENT_PER_PAGE + CLOSED_PER_PAGE,
    );
  for (const [group, total] of Object.entries(totals)) {
    let next = 0;
    for (const stretch of pages.flat().filter((one) => one.group === group)) {
      expect(stretch.from).toBe(next);
      next = stretch.to;
    }
    expect(next).toBe(total);
  }
});

it('has a page to show when there is nothing, and only the group that is asked for', () => {
  expect(pagesOf(none)).toEqual([[]]);
  expect(pagesOf({ ...none, open: 40, closed: 40 }, 'closed')).toHaveLength(Math.ceil(40 / CLOSED_PER_PAGE));
  expect(pagesOf({ ...none, open: 40, closed: 40 }, 'open')).toHaveLength(2);
});

it('shows the whole list at once up to a bound, and the first page of a longer one', () => {
  expect(pageShown({ page: 'all' }, PAGES_IN_ONE)).toBe('all');
  expect(pageShown({ page: 'all' }, PAGES_IN_ONE + 1)).toBe(1);
  expect(pageShown({ page: 7 }, 3)).toBe(3);
});
