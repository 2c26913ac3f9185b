const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** What this worker has compiled, by file. */
const scripts = new Map();

/**
 * Jest's runtime, which compiles the code of a file once for all test files of a worker, instead of once for each. Measured: 0.07 instead
 * of 0.3 s of processor time for a test file of a screen. `executor.compile` is not part of Jest's API; without it, Jest compiles as usual.
 */
class CompiledOnceRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor?.compile?.bind(executor);
    if (!compile) return;
    const start = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      let known = scripts.get(filename);
      if (known?.source !== source) {
        try {
          known = { source, script: new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length }) };
        } catch {
          // Jest reports a syntax error with the code around it.
          return compile(source, filename);
        }
        scripts.set(filename, known);
      }
      return known.script.runInContext(context);
    };
  }
}

module.exports = { __esModule: true, default: CompiledOnceRuntime };
