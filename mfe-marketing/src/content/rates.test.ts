import { paths } from '@scanharbor/shared-contracts';
import { declaration } from '../../remote';
import { scanRates } from './rates';

it.each(scanRates)('lists $name with our rate, the market rate and a page [SC-381]', ({ slug, productRate, marketRate }) => {
  expect(Number.isInteger(productRate) && productRate > 0).toBe(true);
  expect(marketRate).toBeGreaterThan(productRate);
  expect(declaration.urls).toContain(paths.scanServices(slug));
});
