import { planPairs } from './plan-pairs';

it.each([1, 2, 3, 4])('pairs each of %i generations of the shell, the remotes and the API with each other once [24.4]', (count) => {
  const generations = Array.from({ length: count }, (_, index) => String(index));
  const plan = planPairs(generations);
  const allPairs = generations.flatMap((one) => generations.map((other) => one + other)).sort();
  expect(plan.map(({ shell, remotes }) => shell + remotes).sort()).toEqual(allPairs);
  expect(plan.map(({ remotes, api }) => remotes + api).sort()).toEqual(allPairs);
  expect(plan.map(({ shell, api }) => shell + api).sort()).toEqual(allPairs);
});
