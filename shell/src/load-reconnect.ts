import { createLazyModule } from '@scanharbor/shared-ui/lazy';

/** The recovery from an outage; loaded in advance, while there is a connection. */
export const reconnectModule = createLazyModule(() => import(/* webpackChunkName: 'idle' */ './reconnect'));
