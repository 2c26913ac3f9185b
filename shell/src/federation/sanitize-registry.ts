import { type Registry, type RemoteVersion } from './registry';

const schemaUrl = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');
const isList = (value: unknown, isEntry: (entry: Fields) => boolean) =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && isEntry(entry));

function isVersion(value: unknown): value is RemoteVersion {
  if (!isRecord(value) || !isRecord(value.metadata) || !isRecord(value.deployment) || !isRecord(value.extras)) return false;
  const { url, metadata, deployment, extras } = value;
  const manifest = extras.scanharbor;
  return (
    typeof url === 'string' &&
    /^(\/|https:\/\/).+\.js$/.test(url) &&
    typeof metadata.version === 'string' &&
    metadata.version !== '' &&
    typeof metadata.integrity === 'string' &&
    /^sha384-[A-Za-z0-9+/=]+$/.test(metadata.integrity) &&
    Number.isInteger(deployment.traffic) &&
    Number(deployment.traffic) >= 0 &&
    Number(deployment.traffic) <= 100 &&
    typeof deployment.default === 'boolean' &&
    isRecord(manifest) &&
    typeof manifest.contract === 'string' &&
    isTextList(manifest.urls) &&
    isList(manifest.prefixAccess, ({ prefix, access }) => typeof prefix === 'string' && typeof access === 'string') &&
    isList(manifest.routes, ({ path, files }) => typeof path === 'string' && isTextList(files))
  );
}

const isVersionList = (versions: unknown): versions is RemoteVersion[] =>
  Array.isArray(versions) &&
  versions.every(isVersion) &&
  versions.filter(({ deployment }) => deployment.default).length === 1 &&
  versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100 &&
  new Set(versions.map(({ metadata }) => metadata.version)).size === versions.length;

/** Lists the URLs that a list of versions claims, as far as it is readable. */
function listClaimedUrls(versions: unknown): string[] {
  const first: unknown = Array.isArray(versions) ? versions[0] : undefined;
  const manifest = isRecord(first) && isRecord(first.extras) ? first.extras.scanharbor : undefined;
  return isRecord(manifest) && isTextList(manifest.urls) ? manifest.urls : [];
}

/** Placeholder with an unsatisfiable contract range, so it never loads. */
const createPlaceholder = (urls: string[]): RemoteVersion => ({
  url: '',
  metadata: { version: 'refused', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: { scanharbor: { owner: '', contract: 'none', urls, prefixAccess: [], routes: [] } },
});

/**
 * Returns a registry in which every remote is valid: one default version, shares that sum to 100, unique versions, well-formed
 * hashes. An invalid remote becomes a placeholder, which shows the fallback at its URLs; an unreadable registry becomes a
 * placeholder for all URLs except those of the shell.
 */
export function sanitizeRegistry(value: unknown): Registry {
  if (!isRecord(value) || value.schema !== schemaUrl || !isRecord(value.microFrontends)) {
    return { schema: schemaUrl, microFrontends: { registry: [createPlaceholder(['/*'])] } };
  }
  const remotes = Object.entries(value.microFrontends).map(([name, versions]): [string, RemoteVersion[]] => [
    name,
    isVersionList(versions) ? versions : [createPlaceholder(listClaimedUrls(versions))],
  ]);
  return { schema: schemaUrl, microFrontends: Object.fromEntries(remotes) };
}
