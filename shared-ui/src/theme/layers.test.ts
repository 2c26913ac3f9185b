import { fixedTokens } from './tokens';

it('lays a dialog over messages, which nobody could dismiss beside it, and both over what sticks to the edges', () => {
  const { layerSticky, layerBanner, layerOverlay } = fixedTokens;
  const layers = [layerSticky, layerBanner, layerOverlay].map(Number);
  expect(layers).toEqual([...layers].sort((lower, higher) => lower - higher));
  expect(new Set(layers).size).toBe(3);
});
