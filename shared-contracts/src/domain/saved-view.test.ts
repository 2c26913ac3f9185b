import { readSavedView } from './saved-view';

const row = { id: 4, name: 'MRI to call', search: 'chen', sort: '-added', filter: 'modality=MRI&needs=reply', locationId: 2, total: 12 };

describe('a saved view', () => {
  it('has search, order, filters, location and the number of its requests', () => {
    expect(readSavedView(row)).toEqual({
      id: 4,
      name: 'MRI to call',
      search: 'chen',
      sort: { column: 'added', descending: true },
      filters: { modality: 'MRI', needs: 'reply' },
      locationId: '2',
      total: 12,
    });
  });

  it.each([
    ['no order', { sort: null }, { sort: null }],
    ['an order by a column that is gone', { sort: 'color' }, { sort: null }],
    ['filters that are unknown', { filter: 'color=red' }, { filters: {} }],
    ['no filters', { filter: '' }, { filters: {} }],
    ['all locations', { locationId: null }, { locationId: null }],
  ])('can have %s', (_name, changes, expected) => {
    expect(readSavedView({ ...row, ...changes })).toMatchObject(expected);
  });
});
