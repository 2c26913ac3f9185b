import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import untyped from './untyped.mjs';

// Reads [{ path, source }] from standard input and prints what ESLint reports on each. A program of its own, since Jest cannot load the
// configuration, which is an ES module; one for all sources, since it takes a second to load.
const linter = new ESLint({ overrideConfigFile: true, overrideConfig: untyped });
const reports = [];
for (const { path, source } of await json(process.stdin)) {
  const [report] = await linter.lintText(source, { filePath: path });
  reports.push(report?.messages ?? []);
}
process.stdout.write(JSON.stringify(reports));
