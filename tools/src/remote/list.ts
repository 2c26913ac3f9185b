import { remotes } from '../build/packages';
import { history } from '../release/history';
import { readRegistry } from '../release/registry';
import { liveShell } from '../release/live';
import { type RemoteOptions } from './options';

/** Prints what is live on a site, and the last ten things that were done. */
export function list({ site }: RemoteOptions) {
  const { microFrontends } = readRegistry(site);
  console.log(`${'shell'.padEnd(22)} ${liveShell(site) ?? 'not released'}`);
  for (const name of new Set([...remotes(), ...Object.keys(microFrontends)])) {
    const versions = (microFrontends[name] ?? []).map(({ metadata, deployment }) => `${metadata.version} (${deployment.traffic} %)`);
    console.log(`${name.padEnd(22)} ${versions.join(', ') || 'not released'}`);
  }
  for (const { at, act, what, version, percent, who, why } of history(site).slice(-10)) {
    const share = percent === undefined ? '' : ` ${percent} %`;
    console.log(`${at}  ${act} ${what} ${version}${share}${who ? ` by ${who}` : ''}${why ? `: ${why}` : ''}`);
  }
}
