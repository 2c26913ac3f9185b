#!/usr/bin/env node
import './require-node.mjs';
import { register } from 'tsx/esm/api';

// The remote's own files are TypeScript: its declaration, its routes.
register();
const { run } = await import('../dist/commands/scanharbor.js');
await run(process.argv.slice(2));
