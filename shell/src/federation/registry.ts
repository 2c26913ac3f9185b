import { type Access } from '@scanharbor/shared-contracts';

/** One released version of a remote, as the registry serves it (frontend-discovery vocabulary, ours under `extras`). */
export interface RemoteVersion {
  url: string;
  fallbackUrl?: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: { scanharbor: RemoteFacts };
}

/** What a build says of itself; `files` are what the page needs for a URL, to be asked for in one wave. */
export interface RemoteFacts {
  owner: string;
  contract: string;
  urls: string[];
  prefixAccess: { prefix: string; access: Access; except?: string[] }[];
  routes: { path: string; files: string[] }[];
}

export interface Registry {
  schema: string;
  microFrontends: Record<string, RemoteVersion[]>;
}

/** JSON that the page carries in a script element that is data, not code. */
export function pageJson<Value>(id: string): Value {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Value;
}
