import { type FileCounts } from './counts';

export interface Program {
  words: string[];
  env?: NodeJS.ProcessEnv;
}

/** One part of `npm test`. */
export interface Part {
  name: string;
  /** What it covers, for the table. */
  what: string;
  /** Programs run one after the other; all of them run. */
  programs: Program[];
  /** Where its last program notes the tests, and how to run some files of it again; without it the part counts as one test. */
  tests?: {
    results: string;
    read: (results: string) => FileCounts | undefined;
    only: (files: string[], results: string) => Program;
  };
  /** What this machine lacks to run it; then it is skipped, and the table says so. */
  lacks?: () => string | undefined;
}
