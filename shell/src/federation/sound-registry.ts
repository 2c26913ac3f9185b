import { type Registry, type RemoteVersion } from './registry';

const knownSchema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((text) => typeof text === 'string');
const isList = (value: unknown, holds: (entry: Fields) => boolean) =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && holds(entry));

function isVersion(value: unknown): value is RemoteVersion {
  if (!isRecord(value) || !isRecord(value.metadata) || !isRecord(value.deployment) || !isRecord(value.extras)) return false;
  const { url, metadata, deployment, extras } = value;
  const facts = extras.scanharbor;
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
    isRecord(facts) &&
    typeof facts.contract === 'string' &&
    isTexts(facts.urls) &&
    isList(facts.prefixAccess, ({ prefix, access }) => typeof prefix === 'string' && typeof access === 'string') &&
    isList(facts.routes, ({ path, files }) => typeof path === 'string' && isTexts(files))
  );
}

const holds = (versions: unknown): versions is RemoteVersion[] =>
  Array.isArray(versions) &&
  versions.every(isVersion) &&
  versions.filter(({ deployment }) => deployment.default).length === 1 &&
  versions.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100 &&
  new Set(versions.map(({ metadata }) => metadata.version)).size === versions.length;

/** Addresses that a list of versions claims, as far as it can be read. */
function claimed(versions: unknown): string[] {
  const first: unknown = Array.isArray(versions) ? versions[0] : undefined;
  const facts = isRecord(first) && isRecord(first.extras) ? first.extras.scanharbor : undefined;
  return isRecord(facts) && isTexts(facts.urls) ? facts.urls : [];
}

/** Stands at the addresses of what was refused: it asks for no contract that there is, so it is never loaded. */
const refused = (urls: string[]): RemoteVersion => ({
  url: '',
  metadata: { version: 'refused', integrity: '' },
  deployment: { traffic: 100, default: true },
  extras: { scanharbor: { owner: '', contract: 'none', urls, prefixAccess: [], routes: [] } },
});

/**
 * The registry as the shell may trust it: of one default, shares that sum to 100, unique versions, hashes of the right
 * form. A remote that does not hold is refused alone and shows the fallback at its addresses; a registry that is none
 * shows it everywhere but on the shell's own screens.
 */
export function soundRegistry(value: unknown): Registry {
  if (!isRecord(value) || value.schema !== knownSchema || !isRecord(value.microFrontends)) {
    return { schema: knownSchema, microFrontends: { registry: [refused(['/*'])] } };
  }
  const remotes = Object.entries(value.microFrontends).map(([name, versions]) => [
    name,
    holds(versions) ? versions : [refused(claimed(versions))],
  ]);
  return { schema: knownSchema, microFrontends: Object.fromEntries(remotes) };
}
