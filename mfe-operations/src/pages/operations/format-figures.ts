import { type ReleaseVersion } from '@scanharbor/shared-contracts/domain/release';
import { texts } from '../../texts';

/** Formats a percentage with one decimal: '0.4%'. */
export const formatPercent = (value: number) => `${value.toFixed(1)}%`;

/** Formats the share of failed visits, or that there were no visits. */
export const formatFailures = ({ visits, failures }: ReleaseVersion) =>
  visits === 0 ? texts.noValue : formatPercent((failures / visits) * 100);

/** Formats the 95% interval of the failure rate; empty without visits. */
export const formatInterval = ({ visits, low, high }: ReleaseVersion) =>
  visits === 0 ? '' : texts.interval(low.toFixed(1), formatPercent(high));

/** Formats milliseconds: seconds from one second, such as '1.6 s'. */
export const formatDuration = (ms: number | null) =>
  ms === null ? texts.noValue : ms >= 1_000 ? `${(ms / 1_000).toFixed(1)} s` : `${Math.round(ms)} ms`;

const times = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Formats an ISO time in the time zone of the browser: 'Nov 24, 4:10 PM'. */
export const formatTime = (iso: string) => times.format(new Date(iso));
