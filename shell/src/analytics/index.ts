import { createHttpCollector } from './collector';
import { forwardEvents } from './forward-events';

/** Starts analytics with the collector at a URL. */
export const startAnalytics = (url: string) => forwardEvents(createHttpCollector(url));
