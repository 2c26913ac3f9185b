import fc from 'fast-check';
import { compareValues, includesTerms, toSearchTerms } from './data-column';
import { defaultView, viewFromParams, viewToParams } from './table-view';

const columns = ['id', 'patient', 'hours'];
const column = fc.constantFrom(...columns);
const word = fc.string({ minLength: 1, maxLength: 12 });

describe('a table view in the URL', () => {
  it('survives a round trip, with and without a prefix, and leaves other parameters unchanged', () => {
    const views = fc.record({
      sort: fc.option(fc.record({ column, descending: fc.boolean() })),
      search: fc.string(),
      filters: fc.dictionary(column, word),
      page: fc.integer({ min: 1, max: 500 }),
      size: fc.constantFrom('all' as const, 25, 100),
    });
    fc.assert(
      fc.property(views, fc.constantFrom('', 'comments.'), (view, prefix) => {
        const params = viewToParams(view, new URLSearchParams(`tab=open&other.page=9&${prefix}page=9&${prefix}filter.id=old`), prefix);
        expect([params.get('tab'), params.get('other.page')]).toEqual(['open', '9']);
        expect(viewFromParams(new URLSearchParams(params.toString()), columns, prefix)).toEqual({
          ...view,
          filters: { ...view.filters },
        });
      }),
    );
  });

  it('ignores unknown columns and invalid pages', () => {
    const params = new URLSearchParams('sort=-nonsense&page=-3&filter.other=x&q=lena');
    expect(viewFromParams(params, columns)).toEqual({ ...defaultView, search: 'lena' });
  });

  it('writes no parameters for the default view', () => {
    expect(viewToParams(defaultView, new URLSearchParams()).toString()).toBe('');
  });
});

describe('values of a column', () => {
  it('sorts numbers in text by size and ignores case', () => {
    expect(['Room 10', 'room 9', 'Room 1'].sort(compareValues)).toEqual(['Room 1', 'room 9', 'Room 10']);
    expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100]);
    const dates = ['2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z', '2027-01-01'];
    expect([...dates].reverse().sort(compareValues)).toEqual(dates);
  });

  it('finds all search terms in any order', () => {
    expect(includesTerms('104882 lena ortiz mri', toSearchTerms('MRI  lena'))).toBe(true);
    expect(includesTerms('104882 lena ortiz mri', toSearchTerms('CT lena'))).toBe(false);
  });
});
