#!/usr/bin/env node
import './require-node.mjs';
import { register } from 'tsx/esm/api';

register();
const { run } = await import('../src/commands/index.ts');
await run(process.argv.slice(2));
