export { readLiveShell, setLiveShell } from './live-version';
export { setLiveVersion } from './pointers';
export { writePage } from './release-build';
export { readRegistry } from './registry';
