import { type ReleasesResponse } from '../wire/operations';

/** One version of a remote that visitors receive, and what their pages reported of it. Shares and rates are percent, times milliseconds. */
export type ReleaseVersion = ReleasesResponse['releases'][number]['versions'][number];

/** A remote or the shell with its live versions, the stable one first. */
export type Release = ReleasesResponse['releases'][number];

/** An entry of the release history. */
export type ReleaseEvent = ReleasesResponse['history'][number];

/** A freeze of releases: since when (ISO time), by whom, and why. */
export type ReleaseFreeze = NonNullable<ReleasesResponse['frozen']>;

/** The releases of the site. `connected` is false when the API has no site folder: it can only count visits then. */
export interface Releases extends Omit<ReleasesResponse, 'measured_at'> {
  /** ISO time of the counts. */
  measuredAt: string;
}

export function toReleases({ measured_at, releases, ...response }: ReleasesResponse): Releases {
  const stableFirst = (release: Release): Release => ({
    ...release,
    versions: [...release.versions].sort((one, other) => Number(other.stable) - Number(one.stable)),
  });
  return { ...response, measuredAt: measured_at, releases: releases.map(stableFirst) };
}

/** The usual steps of a canary, in percent of the visitors. */
export const canarySteps = [1, 5, 10, 25, 50, 100] as const;
