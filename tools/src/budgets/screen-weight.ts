import { type Script } from './contents';
import { limits, single } from './limits';

/** What one screen of a composition loads. */
export interface Screen {
  remote: string;
  version: string;
  path: string;
  shell: Script[];
  own: Script[];
}

interface Weight {
  totalKb: number;
  remoteKb: number;
  requests: number;
  /** Libraries that both the shell and the remote bring, with the remote's kB. */
  duplicates: [name: string, kb: number][];
  /** Libraries of the shell that the remote brings its own copy of. */
  forbidden: [name: string, kb: number][];
}

const kb = (bytes: number) => bytes / 1000;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const bytesOf = (scripts: Script[]) => sum(scripts.map(({ bytes }) => bytes));
const nameOf = (library: string) => library.replace(/(.)@[^@]*$/, '$1');
const isLibrary = (name: string) => /.@/.test(name);

function libraries(scripts: Script[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { packages } of scripts) {
    for (const [name, bytes] of Object.entries(packages)) if (isLibrary(name)) found.set(name, (found.get(name) ?? 0) + bytes);
  }
  return found;
}

/** What a screen weighs, and which libraries it loads twice. */
export function weigh({ shell, own }: Screen): Weight {
  const theirs = new Set([...libraries(shell).keys()].map(nameOf));
  const brought = [...libraries(own)].map(([name, bytes]): [string, number] => [name, kb(bytes)]).sort(([, one], [, other]) => other - one);
  return {
    totalKb: kb(bytesOf(shell) + bytesOf(own)),
    remoteKb: kb(bytesOf(own)),
    requests: shell.length + own.length,
    duplicates: brought.filter(([name]) => theirs.has(nameOf(name)) && !single.includes(nameOf(name))),
    forbidden: brought.filter(([name]) => single.includes(nameOf(name))),
  };
}

const told = (list: [string, number][]) => list.map(([name, size]) => `${name} (${size.toFixed(1)} kB)`).join(', ');

/** Each way in which a screen is beyond its budget, as a line with the route, the kB and the packages. */
export function beyondBudget(screen: Screen): string[] {
  const { totalKb, remoteKb, requests, duplicates, forbidden } = weigh(screen);
  const where = `${screen.path} of ${screen.remote} ${screen.version}`;
  const heaviest = () =>
    told(
      [...libraries(screen.own)]
        .map(([name, bytes]): [string, number] => [name, kb(bytes)])
        .sort(([, one], [, other]) => other - one)
        .slice(0, 3),
    );
  const twice = sum(duplicates.map(([, size]) => size));
  return [
    ...forbidden.map(([name, size]) => `${where} brings its own ${name}: ${size.toFixed(1)} kB that the shell has already`),
    ...(remoteKb > limits.remoteKb
      ? [`${where} loads ${remoteKb.toFixed(1)} kB of its own, ${limits.remoteKb} are allowed; heaviest: ${heaviest()}`]
      : []),
    ...(totalKb > limits.totalKb ? [`${where} loads ${totalKb.toFixed(1)} kB with the shell, ${limits.totalKb} are allowed`] : []),
    ...(requests > limits.requests ? [`${where} asks for ${requests} scripts, ${limits.requests} are allowed`] : []),
    ...(twice > limits.duplicateKb
      ? [`${where} loads ${twice.toFixed(1)} kB twice, ${limits.duplicateKb} are allowed: ${told(duplicates)}`]
      : []),
  ];
}
