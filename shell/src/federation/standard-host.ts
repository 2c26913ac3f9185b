import { type Container, type SharedModule, type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';
import { version as toolkit } from '@reduxjs/toolkit/package.json';
import { version as reactRedux } from 'react-redux/package.json';
import { version as reactRouter } from 'react-router-dom/package.json';
import { version as styledComponents } from 'styled-components/package.json';

/** Versions of the libraries in the platform module, which other bundles know by the libraries' names. */
const libraries: Record<string, string> = {
  'react-router': reactRouter,
  'react-router-dom': reactRouter,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': toolkit,
  'styled-components': styledComponents,
};

/** The library of a default import. */
const defaultExports: Record<string, string> = { 'styled-components': 'styled' };

/**
 * Returns the exports of a library: those of the platform module. Another name is a function that throws an error with the name,
 * because bundlers read all names in advance. The release of a remote that uses such a name is rejected.
 */
function createLibrary(library: string, platform: Record<string, unknown>): unknown {
  return new Proxy(platform, {
    get: (names, name) => {
      if (typeof name === 'symbol' || name === 'then') return undefined;
      if (name === '__esModule') return true;
      const known = names[name === 'default' ? (defaultExports[library] ?? name) : name];
      return (
        known ??
        (() => {
          throw new Error(`'${name}' of '${library}' is not in the platform of this site`);
        })
      );
    },
  });
}

/** Completes an offer with the fields that the runtime of Module Federation 2 expects. */
function toStandardOffer(offer: SharedModule): SharedModule {
  const { version, get } = offer;
  return Object.assign(offer, {
    from: 'shell',
    eager: true,
    // A loaded version is preferred to a newer one of a remote, so that the page has one.
    loaded: true,
    lib: get(),
    scope: ['default'],
    shareConfig: { singleton: true, eager: true, strictVersion: false, requiredVersion: `^${version}` },
    strategy: 'loaded-first',
    deps: [],
    useIn: [],
  });
}

/** Imports an entry that is an ES module. The preload makes the browser compare the file with the registry. */
async function importEntry(src: string, integrity: string): Promise<Container> {
  const preload = document.createElement('link');
  preload.rel = 'modulepreload';
  preload.integrity = integrity;
  preload.href = src;
  if (new URL(src, location.href).origin !== location.origin) preload.crossOrigin = 'anonymous';
  await new Promise((resolve, reject) => {
    preload.onload = resolve;
    preload.onerror = reject;
    document.head.append(preload);
  });
  return (await import(/* webpackIgnore: true */ preload.href)) as Container;
}

let isComplete = false;

/**
 * Makes the page a host for containers of any bundler: the share scope offers the shared modules in the standard form, and
 * the libraries of the platform module under their own names. The suite's bundles need neither.
 */
export function offerToAll(scope: ShareScope) {
  if (!isComplete) {
    for (const versions of Object.values(scope)) Object.values(versions).forEach(toStandardOffer);
    const [shared] = Object.values(scope['@scanharbor/shared-contracts/platform'] ?? {});
    const platform = (shared?.get() as (() => Record<string, unknown>) | undefined)?.() ?? {};
    for (const [library, version] of Object.entries(libraries)) {
      const exports = createLibrary(library, platform);
      scope[library] = { [version]: toStandardOffer({ version, get: () => () => exports }) };
    }
    isComplete = true;
  }
  return { importEntry };
}
