import { register } from 'tsx/esm/api';

// A thread does not take over the loader of its process, and Node 20 cannot load TypeScript by itself.
register();
await import('./engine-worker.ts');
