import { tmpdir } from 'node:os';
import { loadSiteKeys, type Registry, signRegistry } from '@scanharbor/tools/release';

const registryElement = /(<script type="application\/json" id="sh-registry">)(.*?)(<\/script>)/;

/** Reads the site's name in its signatures from its page. */
async function readSiteName(origin: string): Promise<string> {
  const page = await (await fetch(origin)).text();
  const name = /siteKeys=\{"site":"([^"]+)"/.exec(page)?.[1];
  if (!name) throw new Error(`The page of ${origin} has no keys`);
  return name;
}

/** Returns a function that changes the registry in a page, or in a registry file, and signs it like a release of the site, or not. */
export async function openRegistryEditor(origin: string) {
  const keys = { ...loadSiteKeys(tmpdir()), site: await readSiteName(origin) };
  const edit = (text: string, change: (registry: Registry) => Registry) => {
    const toText = (json: string) => JSON.stringify(change(JSON.parse(json) as Registry)).replace(/</g, '\\u003c');
    return registryElement.test(text)
      ? text.replace(registryElement, (_all, start: string, json: string, end: string) => start + toText(json) + end)
      : toText(text);
  };
  return { edit, sign: (text: string) => edit(text, (registry) => signRegistry(registry, keys)), keys };
}
