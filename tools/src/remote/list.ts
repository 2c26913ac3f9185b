import { remotes } from '../build/packages';
import { findFreeze, wholeSite } from '../release/freezes';
import { readHistory } from '../release/history';
import { readRegistry } from '../release/registry';
import { readLiveShell } from '../release/live-version';
import { type RemoteOptions } from './options';

/** Prints the live versions of a site and the last ten entries of its history. */
export function printStatus({ site }: RemoteOptions) {
  const { microFrontends } = readRegistry(site);
  console.log(`${'shell'.padEnd(22)} ${readLiveShell(site) ?? 'not released'}`);
  const names = new Set([...remotes(), ...Object.keys(microFrontends)]);
  for (const name of names) {
    const versions = (microFrontends[name] ?? []).map(({ metadata, deployment }) => `${metadata.version} (${deployment.traffic}%)`);
    console.log(`${name.padEnd(22)} ${versions.join(', ') || 'not released'}`);
  }
  for (const name of [wholeSite, 'shell', 'shared-contracts', ...names]) {
    const freeze = findFreeze(site, name);
    if (freeze) console.log(`${name.padEnd(22)} frozen by ${freeze.who ?? 'unknown'}: ${freeze.why ?? ''}`);
  }
  for (const { at, act: action, what, version, percent, who: author, why: reason } of readHistory(site).slice(-10)) {
    const share = percent === undefined ? '' : ` ${percent}%`;
    console.log(`${at}  ${action} ${what} ${version}${share}${author ? ` by ${author}` : ''}${reason ? `: ${reason}` : ''}`);
  }
}
