import { beyondBudget, weigh } from '../budgets/screen-weight';
import { liveScreens } from '../budgets/require';
import { type RemoteOptions } from './options';

/** Prints what each screen of the live set weighs, asks for and loads twice. Throws when one is beyond its budget. */
export function weights({ site }: RemoteOptions) {
  const screens = liveScreens(site);
  console.log(['route'.padEnd(40), 'kB', 'of the remote', 'scripts', 'twice'].join('  '));
  for (const screen of screens) {
    const { totalKb, remoteKb, requests, duplicates } = weigh(screen);
    const twice = duplicates
      .filter(([, kb]) => kb >= 1)
      .map(([name, kb]) => `${name} ${kb.toFixed(0)} kB`)
      .join(', ');
    console.log(
      [screen.path.padEnd(40), totalKb.toFixed(0).padStart(3), remoteKb.toFixed(0).padStart(13), String(requests).padStart(7), twice].join(
        '  ',
      ),
    );
  }
  const lines = screens.flatMap(beyondBudget);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
