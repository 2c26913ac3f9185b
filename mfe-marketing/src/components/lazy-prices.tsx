import { afterPaint, createLazyModule, useLazyModule } from '@scanharbor/shared-ui/lazy';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { formatPricePlace } from '@scanharbor/shared-contracts/domain/price-from';
import { media, Text } from '@scanharbor/shared-ui/theme';
import { type ComponentProps } from 'react';
import { styled } from 'styled-components';
import type * as loadedPrices from './prices';

// Prices need a call, so their code follows the page and adds nothing to its first load. Without it no price is shown.
const prices = createLazyModule(async () => {
  await afterPaint();
  return await import('./prices');
});

/** Shows the lowest total of a scan type at the place of the user, from its own code. */
export function TypePrice(props: ComponentProps<typeof loadedPrices.TypePrice>) {
  const { module, failed } = useLazyModule(prices);
  if (module) return <module.TypePrice {...props} />;
  return failed ? null : <SkeletonBar $width="60%" />;
}

/** Shows the place of the prices of a table, from its own code; the same line before, so that nothing moves. */
export function PricePlace() {
  const { module } = useLazyModule(prices);
  return module ? <module.PricePlace /> : formatPricePlace();
}

/** Room for the claim while it is loading, so that nothing below it moves: one line, two on a phone. */
const Claim = styled(Text).attrs({ as: 'div' })`
  min-height: 1lh;

  ${media.below(768)} {
    min-height: 2lh;
  }
`;

/** Shows the highest saving of the loaded prices (MK-010), from its own code. */
export function SavingClaim() {
  const { module } = useLazyModule(prices);
  return <Claim>{module && <module.SavingClaim />}</Claim>;
}
