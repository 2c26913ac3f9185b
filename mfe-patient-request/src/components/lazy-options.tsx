import { Spinner } from '@scanharbor/shared-ui/spinner';
import { lazyTexts } from '../texts';

/** How the code that a patient opens on demand shows while it loads, and when the load failed. */
export const lazyOptions = { pending: <Spinner />, title: lazyTexts.failed, level: 3 } as const;
