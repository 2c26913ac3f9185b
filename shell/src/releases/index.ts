export { isOutdated } from './is-outdated';
export { reloadOnRelease } from './reload-on-release';
