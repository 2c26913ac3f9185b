import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/site';
import { type CrawlResult, type Turn, type Way } from './crawl';

/** How far a crawl is: what it found, what it knows, and what it still has to visit and to press. */
interface Stage {
  result: CrawlResult;
  known: string[];
  screens: Way[];
  waiting: Turn[];
}

export interface Progress {
  /** Returns where the last crawl was cut off; undefined to begin anew. */
  read: () => Stage | undefined;
  write: (stage: Stage) => void;
}

/**
 * Keeps the progress of a crawl of hours in a file, so that one that is cut off loses a press at most.
 */
export function keepProgress(role: string, width: number, { goesOn }: { goesOn: boolean }): Progress {
  const file = join(root, 'e2e/.cache', `crawl-${role}-${width}.json`);
  mkdirSync(dirname(file), { recursive: true });
  return {
    read: () => (goesOn && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stage) : undefined),
    write: (stage) => writeFileSync(file, JSON.stringify(stage)),
  };
}
