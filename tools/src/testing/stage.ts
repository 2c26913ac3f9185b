import { type FileCounts } from './test-counts';

export interface Program {
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** One stage of `npm test`. */
export interface TestStage {
  name: string;
  /** The coverage of the stage, for the table. */
  coverage: string;
  /** Returns what to run, each as soon as a core is free; read at the start of the stage, when PostgreSQL may just have been installed. */
  listPrograms: () => Program[];
  /** Returns the Debian packages that its tests need and this machine lacks. */
  listMissingPackages?: () => string[];
  /** The results file of the last program and the way to run some files again. Without it the stage counts as one test. */
  tests?: {
    results: string;
    read: (results: string) => FileCounts | undefined;
    only: (files: string[], results: string) => Program;
  };
  /** Returns the missing requirement of this machine. The stage is then skipped and the table shows the reason. */
  getMissingRequirement?: () => string | undefined;
}
