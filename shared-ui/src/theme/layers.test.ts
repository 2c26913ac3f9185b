import { fixedTokens } from './tokens';

it('layers dialogs over messages, and both over sticky elements', () => {
  const { layerSticky, layerBanner, layerOverlay } = fixedTokens;
  const layers = [layerSticky, layerBanner, layerOverlay].map(Number);
  expect(layers).toEqual([...layers].sort((lower, higher) => lower - higher));
  expect(new Set(layers).size).toBe(3);
});
