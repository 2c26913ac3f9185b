export { type BuildOptions } from './base';
export { type ChunkFiles } from './chunks-plugin';
export { entryFile, globalName, remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
