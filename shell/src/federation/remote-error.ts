import { type Refusal } from './verify-registry';

/**
 * Why a remote cannot be shown:
 * entry - its entry did not load or threw; contract - it needs another contract version; integrity - a file differs from the
 * release; code - one of its chunks did not load; timeout - a file did not arrive in time; render - its screen threw while
 * rendering; signature - no key of the site signed its entry; outdated - its entry is older than one that this browser has seen.
 */
type RemoteErrorCode = 'entry' | 'contract' | 'integrity' | 'code' | 'timeout' | 'render' | Refusal;

export class RemoteError extends Error {
  constructor(
    readonly code: RemoteErrorCode,
    readonly remote: string,
    readonly version: string,
    options?: { cause?: unknown },
  ) {
    super(`${remote} ${version}: ${code}`, options);
    this.name = 'RemoteError';
  }
}
