import { findBudgetViolations, measureScreen } from '../budgets/screen-weight';
import { liveScreens } from '../budgets/assert-budgets';
import { type RemoteOptions } from './options';

/** Prints the size, the requests and the duplicate libraries of each live screen. Throws when a screen exceeds its budget. */
export function printSizes({ site }: RemoteOptions) {
  const screens = liveScreens(site);
  console.log(['route'.padEnd(40), 'kB', 'remote only', 'scripts', 'loaded twice'].join('  '));
  for (const screen of screens) {
    const { totalKb, remoteKb, requests, duplicates } = measureScreen(screen);
    const twice = duplicates
      .filter(([, kb]) => kb >= 1)
      .map(([name, kb]) => `${name} ${kb.toFixed(0)} kB`)
      .join(', ');
    console.log(
      [screen.path.padEnd(40), totalKb.toFixed(0).padStart(3), remoteKb.toFixed(0).padStart(11), String(requests).padStart(7), twice].join(
        '  ',
      ),
    );
  }
  const lines = screens.flatMap(findBudgetViolations);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
