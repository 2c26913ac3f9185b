import webpack from 'webpack';

/**
 * Gives each repeated request for a chunk its own URL. A browser joins a second request for a URL to one that hangs, so a
 * retry under the same URL would hang, too. Hosts ignore the query of a file. The page counts the requests, since a retry of
 * an entry starts another runtime (`load-entry.ts` of the shell uses the same count).
 */
export class ChunkRetryPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('ChunkRetryPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkRetryPlugin',
        (source) => `${source}
const attempts = (globalThis.scriptAttempts ??= {});
const retries = attempts[url] ?? 0;
attempts[url] = retries + 1;
if (retries > 0) script.src = url + "?retry=" + retries;`,
      );
    });
  }
}
