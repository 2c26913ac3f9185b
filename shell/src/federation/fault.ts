/**
 * Why a remote cannot be shown:
 * entry - its entry did not arrive or threw; contract - it was built for another contract; integrity - what arrived is not
 * what was released; code - the entry is there, a part of it is not; render - its screen threw while drawing.
 */
export type FaultCode = 'entry' | 'contract' | 'integrity' | 'code' | 'render';

export class RemoteFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly remote: string,
    readonly version: string,
    options?: { cause?: unknown },
  ) {
    super(`${remote} ${version}: ${code}`, options);
    this.name = 'RemoteFault';
  }
}
