import { isOn, toFlag } from './flag';

it.each(['1', 1, true] as const)('reads %p as on [SC-405]', (flag) => {
  expect(isOn(flag)).toBe(true);
});

it.each(['0', 0, false, null, undefined] as const)('reads %p as off [SC-405]', (flag) => {
  expect(isOn(flag)).toBe(false);
});

it('writes the number form of payloads [SC-405]', () => {
  expect([toFlag(true), toFlag(false)]).toEqual([1, 0]);
});
