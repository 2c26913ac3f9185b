import { formatGoals, limitGoal } from './goals';

it('lists missed goals first, each with its figure and its limit', () => {
  const goals = [
    limitGoal('poll', 0.7, ' kB', { most: 1 }),
    limitGoal('list', 1.9, ' ×', { least: 2 }),
    limitGoal('booking', 4.5, ' ×', { least: 4.5 }),
    limitGoal('CPU', Number.NaN, ' ms', { most: 50 }),
  ];
  expect(formatGoals(goals).split('\n').slice(2)).toEqual([
    '| list | 1.90 × | ≥ 2 × | missed |',
    '| CPU | not measured | ≤ 50 ms | missed |',
    '| poll | 0.70 kB | ≤ 1 kB | met |',
    '| booking | 4.50 × | ≥ 4.5 × | met |',
  ]);
});

it('misses a goal whose figure another process could not measure', () => {
  const { value } = JSON.parse(JSON.stringify({ value: Number.NaN })) as { value: number };
  expect(limitGoal('loads', value, ' ×', { most: 1.3 })).toMatchObject({ measured: 'not measured', isMet: false });
});
