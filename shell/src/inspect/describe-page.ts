import { type Composition } from '../federation/composition';
import { page } from '../federation/page-refusals';
import { type RemoteVersion } from '../federation/registry';
import { toEntryKey } from '../federation/verify-registry';
import { current } from '../preview/current-preview';
import { inspectTexts } from './inspect-texts';

/** A remote of the page. */
export interface InspectedRemote {
  name: string;
  version: string;
  /** The version of the live site where the tab shows another one. */
  live: string | undefined;
  owner: string;
  /** Range of the contract that it requires. */
  contract: string;
  signature: string;
  files: LoadedFile[];
  /** What it uses of the contract; undefined until it is loaded, or without a record. */
  uses: string[] | undefined;
}

/** A script that the page loaded; times in ms since the page began. */
interface LoadedFile {
  name: string;
  start: number;
  duration: number;
  kB: number;
}

async function describeSignature(name: string, { url }: RemoteVersion): Promise<string> {
  const { verified, preview, override, unverified, refused } = inspectTexts.signature;
  if (new URL(url, location.href).origin !== location.origin) return override;
  if (current.preview?.set !== undefined) return preview(current.preview.set);
  const refusals = await page.refusals;
  if (!refusals) return unverified;
  const refusal = refusals.get(toEntryKey(name, url));
  return refusal ? refused(refusal) : verified;
}

const getFolder = ({ url }: RemoteVersion) => new URL('.', new URL(url, location.href)).href;

function listFiles(folder: string): LoadedFile[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(folder) && new URL(name).pathname.endsWith('.js'))
    .map((entry) => ({
      name: new URL(entry.name).pathname.split('/').at(-1) ?? '',
      start: Math.round(entry.startTime),
      duration: Math.round(entry.duration),
      kB: 'encodedBodySize' in entry ? entry.encodedBodySize / 1000 : 0,
    }));
}

/** Reads the record of the release; a development build has none. */
async function fetchUses(folder: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(`${folder}contract-usage.json`);
    return response.ok ? Object.keys((await response.json()) as object).sort() : undefined;
  } catch {
    return undefined;
  }
}

/** Describes the remotes of a page: versions, signatures, loaded files and, of loaded remotes, their use of the contract. */
export const describeRemotes = (composition: Composition, released: Composition): Promise<InspectedRemote[]> =>
  Promise.all(
    Object.entries(composition).map(async ([name, version]) => {
      const folder = getFolder(version);
      const files = listFiles(folder);
      const live = released[name]?.metadata.version;
      return {
        name,
        version: version.metadata.version,
        live: live === version.metadata.version ? undefined : live,
        owner: version.extras.scanharbor.owner,
        contract: version.extras.scanharbor.contract,
        signature: await describeSignature(name, version),
        files,
        uses: files.length > 0 ? await fetchUses(folder) : undefined,
      };
    }),
  );
