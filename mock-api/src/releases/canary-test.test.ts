import { type CanaryStep, falseAlarmRate, getFailureInterval, measureEvidence } from './canary-test';

/** A day of a site with 100,000 visits of a remote. */
const visitsPerDay = 100_000;
/** Five minutes each: the visits of a minute need more time to simulate, with the same result. */
const stepsPerDay = 24 * 12;

/** Returns a generator of numbers from 0 to 1, always the same ones (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws how many of `count` visits are counted, each with the probability `rate`: from one to the next by a geometric distance. */
function drawBinomial(random: () => number, count: number, rate: number): number {
  let drawn = 0;
  for (let index = 0; ; drawn += 1) {
    index += Math.floor(Math.log(1 - random()) / Math.log(1 - rate)) + 1;
    if (index > count) return drawn;
  }
}

interface Simulation {
  /** Share of visits that the canary gets. */
  share: number;
  /** Failure rate of both versions at a time of the day, from 0 to 1. */
  getRate: (time: number) => number;
  /** What the canary adds to the failure rate. */
  added: number;
}

function simulateDay(random: () => number, { share, getRate, added }: Simulation): CanaryStep[] {
  return Array.from({ length: stepsPerDay }, (_, index) => {
    const total = Math.round(visitsPerDay / stepsPerDay);
    const rate = getRate(index / stepsPerDay);
    const visits = Math.round(total * share);
    return {
      canary: { visits, failures: drawBinomial(random, visits, rate + added) },
      stable: { visits: total - visits, failures: drawBinomial(random, total - visits, rate) },
    };
  });
}

/** Returns the number of canary visits until the test takes the canary back; undefined when it does not. */
function countVisitsUntilAlarm(steps: CanaryStep[]): number | undefined {
  if (measureEvidence(steps) < 1 / falseAlarmRate) return undefined;
  let [from, to] = [0, steps.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (measureEvidence(steps.slice(0, middle)) >= 1 / falseAlarmRate) to = middle;
    else from = middle + 1;
  }
  return steps.slice(0, to).reduce((sum, { canary }) => sum + canary.visits, 0);
}

it('takes fewer than 1 in 100 of 1,000 healthy canaries for failing, also during an outage that concerns both versions', () => {
  const random = createRandom(7);
  const shares = [0.01, 0.05, 0.1, 0.25, 0.5];
  const rates = [0.0005, 0.002, 0.01];
  const alarms = Array.from({ length: 1_000 }, (_, index) => {
    const rate = rates[index % rates.length] ?? 0;
    // Ten times the failures around noon.
    const getRate = (time: number) => (time > 0.5 && time < 0.52 ? rate * 10 : rate);
    return measureEvidence(simulateDay(random, { share: shares[index % shares.length] ?? 0, getRate, added: 0 })) >= 1 / falseAlarmRate;
  }).filter(Boolean);
  expect(alarms.length).toBeLessThan(1_000 * falseAlarmRate);
});

it.each([0.05, 0.1])('takes back 99 of 100 canaries with 1%% more failures before 2%% of a day saw it, at a share of %d', (share) => {
  const random = createRandom(11);
  const seen = Array.from({ length: 200 }, () => countVisitsUntilAlarm(simulateDay(random, { share, getRate: () => 0.001, added: 0.01 })));
  const inTime = seen.filter((visits = Infinity) => visits < visitsPerDay * 0.02);
  expect(inTime.length).toBeGreaterThanOrEqual(198);
});

it('finds no evidence without the other version, and none in a canary with fewer failures', () => {
  const none = { visits: 0, failures: 0 };
  const failing = { visits: 100, failures: 90 };
  expect(measureEvidence([])).toBe(1);
  expect(measureEvidence([{ canary: failing, stable: none }])).toBe(1);
  expect(measureEvidence([{ canary: { visits: 100, failures: 0 }, stable: failing }])).toBe(1);
  expect(measureEvidence([{ canary: { visits: 100, failures: 9 }, stable: { visits: 1_000, failures: 0 } }])).toBeGreaterThan(1e6);
});

it('keeps the evidence of a bad hour after a good one', () => {
  const bad = { canary: { visits: 50, failures: 6 }, stable: { visits: 950, failures: 1 } };
  const good = { canary: { visits: 50, failures: 0 }, stable: { visits: 950, failures: 1 } };
  expect(measureEvidence([bad, ...Array.from({ length: 500 }, () => good)])).toBe(measureEvidence([bad]));
});

it('returns an interval around the rate that narrows with the visits', () => {
  expect(getFailureInterval({ visits: 0, failures: 0 })).toEqual({ low: 0, high: 1 });
  const few = getFailureInterval({ visits: 100, failures: 1 });
  const many = getFailureInterval({ visits: 10_000, failures: 100 });
  expect(few.low).toBeCloseTo(0.0018, 4);
  expect(few.high).toBeCloseTo(0.0545, 4);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 9);
});
