import {
  assert, CurrentGlobal, getGlobalFederationConstructor, getRemoteEntry, getRemoteInfo, helpers, loadScript, Module,
  ModuleFederation, registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** What the runtime of a remote takes from the core; naming it keeps the rest out of the page. */
const runtimeCore = {
  assert, CurrentGlobal, getGlobalFederationConstructor, getRemoteEntry, getRemoteInfo, helpers, loadScript, Module,
  ModuleFederation, registerGlobalPlugins, satisfy, setGlobalFederationConstructor, setGlobalFederationInstance,
};

/**
 * Hands remotes the federation runtime that the host already has. The packaged `provideExternalRuntime` does the same
 * with a second copy of it, 10 kB that every visitor would load.
 */
export const provideRuntime = () => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return { name: 'provide-runtime' };
};

// eslint-disable-next-line no-restricted-syntax -- Module Federation calls the default export of a runtime plugin
export default provideRuntime;
