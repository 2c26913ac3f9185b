import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Hands remotes the federation runtime that the host already has. The packaged `provideExternalRuntime` does the same
 * with a second copy of it, 10 kB that every visitor would load.
 */
export const provideRuntime = () => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return { name: 'provide-runtime' };
};

// Module Federation calls the default export of a runtime plugin.
// eslint-disable-next-line no-restricted-syntax
export default provideRuntime;
