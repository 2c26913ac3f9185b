import { limitSeries } from './series';

const create = (label: string, ...values: number[]) => ({ id: label, label, values });

it('sorts series by their sum, and keeps five', () => {
  const five = [create('CT', 1, 2), create('MRI', 5, 5), create('X-ray', 0, 1), create('PET', 0, 1), create('DEXA', 0, 0)];
  expect(limitSeries(five, 'Other').map(({ label }) => label)).toEqual(['MRI', 'CT', 'PET', 'X-ray', 'DEXA']);
});

it('adds up what is left of more than five, month by month', () => {
  const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((label, index) => create(label, 10 - index, index));
  const series = limitSeries([...seven.slice(0, 4).map(({ label }) => create(label, 50, 50)), ...seven.slice(4)], 'Other');
  expect(series.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'Other']);
  expect(series.at(-1)?.values).toEqual([6 + 5 + 4, 4 + 5 + 6]);
});
