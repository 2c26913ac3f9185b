import { type Access } from '@scanharbor/shared-contracts';

/** One released version of a remote in the registry (frontend-discovery vocabulary, custom fields under `extras`). */
export interface RemoteVersion {
  url: string;
  fallbackUrl?: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: { scanharbor: RemoteManifest };
}

/** Manifest of a remote's build; `files` are the scripts that a path needs. @internal */
export interface RemoteManifest {
  owner: string;
  contract: string;
  urls: string[];
  prefixAccess: { prefix: string; access: Access; except?: string[] }[];
  routes: { path: string; files: string[] }[];
  /** Form of the entry of a bundle with another federation runtime; missing for the suite's own bundles. */
  container?: 'script' | 'module';
}

export interface Registry {
  schema: string;
  microFrontends: Record<string, RemoteVersion[]>;
  /** Missing in the registry of a release without a key. */
  signatures?: {
    /** Of each remote: milliseconds since 1970 at its last change, and the signature of its versions, base64. */
    remotes: Partial<Record<string, { serial: number; signature: string }>>;
  };
}

/** Reads the JSON of a data script element in the page; null without the element. */
export function readPageJson<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Value;
}
