import { type Cluster } from '../../testing/postgres';
import { formatFigure, type Goal, limitGoal } from './goals';
import { type Comparison, listAndBook } from './list-and-book';
import { type Measured } from './load';
import { median } from './median';

function formatRow(work: string, server: string, rounds: Measured[]) {
  const of = (pick: (round: Measured) => number) => formatFigure(median(rounds.map(pick)));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return `| ${work} | ${server} | ${of(({ perSecond }) => perSecond)} | ${of((round) => round.median)} | ${of(({ p99 }) => p99)} | ${errors} |`;
}

const ratioOf = ({ ours, theirs }: Comparison) =>
  median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN)));

interface Setup {
  engine: string;
  cluster?: Cluster;
  processes?: number;
  rounds: number;
  /** Least requests per second, in those of json-server. */
  goals: Record<'list' | 'booking', number>;
}

/** Compares lists and bookings with json-server, and prints a table. Returns the goals of the engine. */
export async function compareWithJsonServer({ engine, goals, ...options }: Setup): Promise<Goal[]> {
  const { cold, first, any, booked } = await listAndBook(options);
  console.log(`\n| work | server | requests/s | median ms | p99 ms | errors |\n|---|---|---|---|---|---|`);
  console.log(formatRow(`${any.work}, the first calls`, engine, [cold]));
  for (const comparison of [first, any, booked]) {
    console.log(formatRow(comparison.work, engine, comparison.ours));
    console.log(formatRow(comparison.work, 'json-server', comparison.theirs));
    console.log(`| ${comparison.work} | ratio | ${formatFigure(ratioOf(comparison))} | | | |`);
  }
  return [
    ...[first, any].flatMap((list) => [
      limitGoal(`${list.work}, ${engine}, requests/s beside json-server`, ratioOf(list), ' ×', { least: goals.list }),
      limitGoal(`${list.work}, ${engine}, p99`, median(list.ours.map(({ p99 }) => p99)), ' ms', { most: 50 }),
    ]),
    limitGoal(`bookings, ${engine}, beside json-server`, ratioOf(booked), ' ×', { least: goals.booking }),
  ];
}
