export { liveShell, pointShellTo } from './live';
export { pointTo } from './pointers';
export { writePage } from './publish';
export { readRegistry } from './registry';
