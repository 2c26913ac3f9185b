import { type ReleasesResponse } from '@scanharbor/shared-contracts/wire/operations';
import { type Context } from '../context';
import { findReverted } from './canary-run';
import { measureReleases, measureVisited } from './measure-releases';

/** Describes the live versions of the site with their counts, or without a site folder the versions that were visited in the last day. */
export async function listReleases(context: Context): Promise<ReleasesResponse> {
  const { releases } = context;
  const measured_at = context.clock.now().toISOString();
  if (!releases) {
    const visited = await measureVisited(context);
    const unknown = { share: null, stable: false, contract: '', uses: null, lacks: [] };
    return {
      connected: false,
      watching: false,
      measured_at,
      frozen: null,
      releases: visited.map(({ name, health }) => ({
        name,
        owner: '',
        revision: '',
        previous: null,
        published: [],
        reverted: null,
        frozen: null,
        versions: health.map((version) => ({ ...unknown, ...version })),
      })),
      history: [],
    };
  }
  const state = await releases.site.readState();
  const measured = await measureReleases(context, state);
  return {
    connected: true,
    watching: releases.watch,
    measured_at,
    frozen: state.frozen,
    releases: measured.map(({ health, versions, ...release }) => ({
      ...release,
      owner: versions[0]?.owner ?? '',
      reverted: findReverted(state.history, release),
      versions: versions.flatMap((version) => {
        const found = health.find(({ version: name }) => name === version.version);
        return found ? [{ ...version, ...found }] : [];
      }),
    })),
    history: state.history.map(({ at, act, what, version, percent, who = '', why = '' }) => ({
      at,
      action: act,
      name: what,
      version,
      share: percent ?? null,
      who,
      why,
    })),
  };
}
