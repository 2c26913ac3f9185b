import { afterPaint, createLazyModule, useLazyModule } from '@scanharbor/shared-ui/lazy';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { type ComponentProps } from 'react';
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

/** Shows the highest saving of the loaded prices (MK-010), from its own code. */
export function SavingClaim() {
  const { module } = useLazyModule(prices);
  return module ? <module.SavingClaim /> : null;
}
