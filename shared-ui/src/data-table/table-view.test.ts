import fc from 'fast-check';
import { compareValues, holdsWords } from './data-column';
import { isNarrowed, plainView, viewFromParams, viewToParams } from './table-view';

const columns = ['id', 'patient', 'hours'];
const column = fc.constantFrom(...columns);
const word = fc.string({ minLength: 1, maxLength: 12 });

describe('a table view in the URL', () => {
  it('comes back as it was, and leaves other parameters alone', () => {
    const views = fc.record({
      sort: fc.option(fc.record({ column, descending: fc.boolean() })),
      search: fc.string(),
      filters: fc.dictionary(column, word),
      page: fc.integer({ min: 1, max: 500 }),
      size: fc.constantFrom('all' as const, 25, 100),
    });
    fc.assert(
      fc.property(views, (view) => {
        const params = viewToParams(view, new URLSearchParams('tab=open&page=9&filter.id=old'));
        expect(params.get('tab')).toBe('open');
        expect(viewFromParams(new URLSearchParams(params.toString()), columns)).toEqual({
          ...view,
          filters: { ...view.filters },
        });
      }),
    );
  });

  it('ignores columns and pages that do not exist', () => {
    const params = new URLSearchParams('sort=-nonsense&page=-3&filter.other=x&q=lena');
    expect(viewFromParams(params, columns)).toEqual({ ...plainView, search: 'lena' });
  });

  it('writes nothing for a plain view', () => {
    expect(viewToParams(plainView, new URLSearchParams()).toString()).toBe('');
    expect(isNarrowed(plainView)).toBe(false);
    expect(isNarrowed({ ...plainView, filters: { id: 'x' } })).toBe(true);
  });
});

describe('values of a column', () => {
  it('puts numbers in text by their size and ignores case', () => {
    expect(['Room 10', 'room 9', 'Room 1'].sort(compareValues)).toEqual(['Room 1', 'room 9', 'Room 10']);
    expect([10, 9, 100].sort(compareValues)).toEqual([9, 10, 100]);
    const dates = ['2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z', '2027-01-01'];
    expect([...dates].reverse().sort(compareValues)).toEqual(dates);
  });

  it('finds all words in any order', () => {
    expect(holdsWords('104882 Lena Ortiz MRI', 'mri lena')).toBe(true);
    expect(holdsWords('104882 Lena Ortiz MRI', 'ct lena')).toBe(false);
  });
});
