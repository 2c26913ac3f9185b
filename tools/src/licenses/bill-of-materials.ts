import { inApi, inBrowser } from './document';
import { type Shipped } from './shipped';

/** Returns the package URL of an npm package, such as 'pkg:npm/%40scope/name@1.0.0'. */
const toPackageUrl = ({ name, version }: Shipped) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function toComponent(shipped: Shipped, parts: string[]) {
  const { name, version, license } = shipped;
  const url = toPackageUrl(shipped);
  return {
    type: 'library',
    'bom-ref': url,
    name,
    version,
    purl: url,
    licenses: [{ expression: license }],
    properties: parts.map((value) => ({ name: 'scanharbor:part', value })),
  };
}

/** Returns the bill of materials in CycloneDX 1.6: each shipped package once, with its license and the parts that contain it. */
export function createBillOfMaterials() {
  const browser = inBrowser();
  const api = inApi();
  const has = (list: Shipped[], { name, version }: Shipped) => list.some((one) => one.name === name && one.version === version);
  const all = [...browser, ...api.filter((one) => !has(browser, one))];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'scanharbor', 'bom-ref': 'scanharbor' } },
    components: all.map((one) => toComponent(one, [...(has(browser, one) ? ['browser'] : []), ...(has(api, one) ? ['api'] : [])])),
  };
}
