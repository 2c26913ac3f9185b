import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const list = (folder: string) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** A process and those that it started, such as a PostgreSQL server and its connections. */
function listFamily(pid: number): number[] {
  const children = list(`/proc/${pid}/task`).flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '));
  return [pid, ...children.filter(Boolean).flatMap((child) => listFamily(Number(child)))];
}

const readThreads = (pid: number) =>
  list(`/proc/${pid}/task`).map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]));

/**
 * Returns the CPU time that the running threads of these processes have used, and of the processes that they started, in ms with
 * nanoseconds; NaN on systems other than Linux. Unlike elapsed time it hardly depends on what else the machine does.
 */
export function getCpuMs(processIds: readonly number[]): number {
  const threads = processIds.flatMap(listFamily).flatMap(readThreads);
  return threads.length === 0 ? Number.NaN : threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000;
}
