import { createLazyModule, lazyDialog, useLazyModule } from '@scanharbor/shared-ui/lazy';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { type ComponentProps } from 'react';
import { type TypePrice as LoadedTypePrice } from './type-price';

// Prices need a call, so their code loads after the page that they stand on and adds nothing to its first load.
const typePrice = createLazyModule(async () => (await import('./type-price')).TypePrice);

/** Shows the lowest total of a scan type at the place of the user; nothing when its code cannot be loaded. */
export function TypePrice(props: ComponentProps<typeof LoadedTypePrice>) {
  const { module: Price, failed } = useLazyModule(typePrice);
  if (Price) return <Price {...props} />;
  return failed ? null : <SkeletonBar $width="60%" />;
}

/** Shows the highest saving of the loaded prices (MK-010); nothing until its code is loaded. */
export const SavingClaim = lazyDialog(
  async () => (await import('./saving-claim')).SavingClaim,
  () => null,
);
