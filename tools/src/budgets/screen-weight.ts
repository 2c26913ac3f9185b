import { type Script } from './bundle-contents';
import { limits, singletonPackages } from './limits';

/** The scripts that one screen of a composition loads. */
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
  /** Libraries that both the shell and the remote contain, with the remote's kB. */
  duplicates: [name: string, kb: number][];
  /** Libraries of the shell that the remote bundles again. */
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

/** Measures the size of a screen and finds the libraries that it loads twice. */
export function measureScreen({ shell, own }: Screen): Weight {
  const provided = new Set([...libraries(shell).keys()].map(nameOf));
  const bundled = [...libraries(own)].map(([name, bytes]): [string, number] => [name, kb(bytes)]).sort(([, one], [, other]) => other - one);
  return {
    totalKb: kb(bytesOf(shell) + bytesOf(own)),
    remoteKb: kb(bytesOf(own)),
    requests: shell.length + own.length,
    duplicates: bundled.filter(([name]) => provided.has(nameOf(name)) && !singletonPackages.includes(nameOf(name))),
    forbidden: bundled.filter(([name]) => singletonPackages.includes(nameOf(name))),
  };
}

const formatSizes = (list: [string, number][]) => list.map(([name, size]) => `${name} (${size.toFixed(1)} kB)`).join(', ');

/** Returns one line per exceeded budget, with the route, the kB and the packages. */
export function findBudgetViolations(screen: Screen): string[] {
  const { totalKb, remoteKb, requests, duplicates, forbidden } = measureScreen(screen);
  const title = `${screen.path} of ${screen.remote} ${screen.version}`;
  const formatLargest = () =>
    formatSizes(
      [...libraries(screen.own)]
        .map(([name, bytes]): [string, number] => [name, kb(bytes)])
        .sort(([, one], [, other]) => other - one)
        .slice(0, 3),
    );
  const twice = sum(duplicates.map(([, size]) => size));
  return [
    ...forbidden.map(([name, size]) => `${title} bundles ${name} again: ${size.toFixed(1)} kB that the shell provides`),
    ...(remoteKb > limits.remoteKb
      ? [`${title} loads ${remoteKb.toFixed(1)} kB from the remote, ${limits.remoteKb} are allowed; largest: ${formatLargest()}`]
      : []),
    ...(totalKb > limits.totalKb ? [`${title} loads ${totalKb.toFixed(1)} kB with the shell, ${limits.totalKb} are allowed`] : []),
    ...(requests > limits.requests ? [`${title} requests ${requests} scripts, ${limits.requests} are allowed`] : []),
    ...(twice > limits.duplicateKb
      ? [`${title} loads ${twice.toFixed(1)} kB twice, ${limits.duplicateKb} are allowed: ${formatSizes(duplicates)}`]
      : []),
  ];
}
