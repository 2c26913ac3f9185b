export { type BuildOptions } from './base';
export { type ChunkFiles } from './chunks-plugin';
export { entryFile, exposedModule, globalName, remoteConfig } from './remote-config';
export { shellConfig } from './shell-config';
