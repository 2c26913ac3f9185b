/** Visits of one version in some time, and those in which its code failed. */
export interface VisitCounts {
  visits: number;
  failures: number;
}

/** A canary and the stable version beside it, in the same minute. */
export interface CanaryStep {
  canary: VisitCounts;
  stable: VisitCounts;
}

/**
 * The share of healthy canaries that the test may take for failing ones, over the whole life of a canary and however often it is looked at:
 * 1 in 100.
 */
export const falseAlarmRate = 0.01;

/** How many times more failures the test looks for; each is an equal part of the mixture. */
const ratios = [1.25, 1.5, 2, 3, 5, 8, 12, 20];

/**
 * Returns the evidence that a canary fails in more of its visits than the stable version: the largest value that the mixture likelihood
 * ratio had after any step, 1 or more. Steps are in the order of time.
 *
 * Of the failures of a step, a healthy canary has at most the share of its visits, whatever the failure rate of that minute is: an outage
 * of the API concerns both versions. For a ratio `r`, a step with `n` canary and `m` stable visits, `k` canary failures and `f` failures in
 * all multiplies the evidence by `r^k / ((n·r + m) / (n + m))^f`. Its expected value is at most 1 for each healthy canary (for independent
 * visits by Hoeffding's comparison with the binomial distribution), so the product is a supermartingale, and by Ville's inequality it ever
 * reaches `1 / a` with a probability of at most `a`. So it may be looked at after every step, without a fixed number of visits.
 */
export function measureEvidence(steps: readonly CanaryStep[]): number {
  const logs = ratios.map(() => 0);
  let largest = 1;
  for (const { canary, stable } of steps) {
    const visits = canary.visits + stable.visits;
    const failures = canary.failures + stable.failures;
    // Without the other version there is nothing to compare.
    if (canary.visits === 0 || stable.visits === 0 || failures === 0) continue;
    ratios.forEach((ratio, index) => {
      const change = canary.failures * Math.log(ratio) - failures * Math.log((canary.visits * ratio + stable.visits) / visits);
      logs[index] = (logs[index] ?? 0) + change;
    });
    largest = Math.max(largest, logs.reduce((sum, log) => sum + Math.exp(log), 0) / ratios.length);
  }
  return largest;
}

/** Standard normal quantile of a two-sided interval of 95%. */
const normal95 = 1.96;

/**
 * Returns the Wilson interval of a failure rate, 95%, as fractions from 0 to 1; 0 to 1 without visits. For reading only: it is valid for
 * one look, the verdict comes from `measureEvidence`.
 */
export function getFailureInterval({ visits, failures }: VisitCounts): { low: number; high: number } {
  if (visits === 0) return { low: 0, high: 1 };
  const rate = failures / visits;
  const square = normal95 ** 2;
  const middle = rate + square / (2 * visits);
  const spread = normal95 * Math.sqrt((rate * (1 - rate)) / visits + square / (4 * visits ** 2));
  const scale = 1 + square / visits;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
