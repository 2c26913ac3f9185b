import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

/**
 * Renders the pages of one remote, or of the shell itself, in a process of its own: the code is that of a team. Receives one message,
 * sends one for each page or failure and one at the end. Plain JavaScript without imports, so that the process may read the released
 * files and this one only.
 */

/** Runs a server bundle with the shared modules of the shell, as in the page. */
function run(file, shared) {
  const own = createRequire(file);
  const requireModule = (name) => (Object.hasOwn(shared, name) ? shared[name] : own(name));
  const module = { exports: {} };
  const code = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
  code(module, module.exports, requireModule);
  return module.exports;
}

/** Loads a shell's server bundle. One of the previous release has other names. */
function loadShell(file) {
  const { sharedModules, shared, renderPage, draw, ...screens } = run(file, {});
  return { ...screens, sharedModules: sharedModules ?? shared, renderPage: renderPage ?? draw };
}

async function render({ shellFile, remoteFile, remote, config }) {
  const shell = loadShell(shellFile);
  const module = remoteFile === undefined ? shell : run(remoteFile, shell.sharedModules);
  const paths = module.prerenderedPaths ?? (remoteFile === undefined ? [] : (module.addresses ?? []));
  const screens = { ...module, routes: module.routes ?? [], prerenderedPaths: paths };
  for (const path of paths) {
    try {
      const page = await shell.renderPage({ path, remote, module: screens, config });
      if (page) process.send({ path, page: { ...page, unless: module.prerenderedUnless?.[path] } });
    } catch (failure) {
      process.send({ path, failure: String(failure) });
    }
  }
}

process.once('message', (message) => {
  const job = existsSync(message.shellFile) ? render(message) : Promise.resolve();
  job
    .then(
      () => process.send({ done: true }),
      (failure) => process.send({ failure: String(failure) }),
    )
    .finally(() => process.disconnect());
});
