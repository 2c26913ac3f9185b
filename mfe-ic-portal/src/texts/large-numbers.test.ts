import { texts } from '../texts';

it('writes numbers of thousands with a separator', () => {
  expect([
    texts.export.text(10_514),
    texts.export.exported(10_514),
    texts.export.selected(1_000),
    texts.palette.count(1_204),
    texts.palette.more(1_000, 1_204),
  ]).toEqual([
    '10,514 rows as shown, with the search and filters applied.',
    '10,514 lines exported.',
    'The 1,000 selected rows.',
    '1,204 results',
    'Show more (1,000 of 1,204)',
  ]);
});
