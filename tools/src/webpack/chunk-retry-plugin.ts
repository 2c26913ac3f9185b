import webpack from 'webpack';

const { loadScript } = webpack.RuntimeGlobals;

/**
 * Gives each repeated request for a chunk its own URL. A browser joins a second request for a URL to one that hangs, so a
 * retry under the same URL would hang, too. Hosts ignore the query of a file.
 */
export class ChunkRetryPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('ChunkRetryPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkRetryPlugin',
        (source) => `${source}
const attempts = (${loadScript}.attempts ??= {});
const retries = attempts[url] ?? 0;
attempts[url] = retries + 1;
if (retries > 0) script.src = url + "?retry=" + retries;`,
      );
    });
  }
}
