import { texts } from '../texts';
import { type CanaryStep, falseAlarmRate, measureEvidence, type VisitCounts } from './canary-test';

/** Failed visits of fewer networks may be forged, or one network that blocks a file. */
const minNetworks = 5;

/** Below this, a canary without evidence is not called healthy. */
const minVisits = 300;

type Verdict = 'stable' | 'early' | 'healthy' | 'unconfirmed' | 'failing';

/** What the test says of a canary. */
export interface Judgment {
  verdict: Verdict;
  /** One sentence for people. */
  why: string;
}

const formatRate = ({ visits, failures }: VisitCounts) => texts.visitsFailed(((failures / Math.max(1, visits)) * 100).toFixed(1), visits);

/** Returns the verdict on a canary. Takes the steps of the test, all its counts, those of the stable version, and its failing networks. */
export function judgeCanary(
  steps: readonly CanaryStep[],
  { canary, stable, networks }: { canary: VisitCounts; stable: VisitCounts; networks: number },
): Judgment {
  if (measureEvidence(steps) >= 1 / falseAlarmRate) {
    const why = texts.canaryFails(formatRate(canary), formatRate(stable));
    if (networks >= minNetworks) return { verdict: 'failing', why };
    return { verdict: 'unconfirmed', why: texts.canaryUnconfirmed(networks, minNetworks) };
  }
  if (canary.visits < minVisits) return { verdict: 'early', why: texts.canaryEarly(canary.visits, minVisits) };
  return { verdict: 'healthy', why: texts.canaryHealthy };
}
