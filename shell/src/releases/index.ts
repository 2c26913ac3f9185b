export { isOutdated } from './newer-release';
export { takeUpReleases } from './take-up-releases';
