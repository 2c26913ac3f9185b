export { readLiveShell, setLiveShell } from './live-version';
export { setLiveVersion } from './pointers';
export { writePage } from './release-build';
export { readRegistry, type Registry, signRegistry } from './registry';
export { loadSiteKeys } from './site-keys';
export { createSet, withdrawSet } from './version-sets';
export { signVersion } from './version-signature';
