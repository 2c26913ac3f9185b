import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { readOptions } from './options';

interface Service {
  command: string[];
  environment: Record<string, string>;
  volumes: string[];
  depends_on: Record<string, { condition: string }>;
}

const root = join(__dirname, '../..');
const { services } = parse(readFileSync(join(root, 'deploy/docker/compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<'keys' | 'site' | 'api', Service>;
};
const { keys, site, api } = services;

/** Returns the place of a path of a service in its volume, such as 'site:released', and whether the service may write there. */
function locate({ volumes }: Service, path: string) {
  for (const [name = '', target = '', mode] of volumes.map((volume) => volume.split(':')))
    if (path.startsWith(`${target}/`)) return { place: `${name}:${relative(target, path)}`, isWritable: mode !== 'ro' };
  throw new Error(`${path} is in no volume, so it ends with the container`);
}

const options = readOptions(api.command.slice(api.command.indexOf('mock-api/src/server.ts') + 1), api.environment);

describe('the API of the compose file', () => {
  it('has all settings of the parts that the file starts', () => {
    expect(options).toMatchObject({
      port: 3001,
      host: '0.0.0.0',
      databaseUrl: expect.stringContaining('@database:5432/'),
      delivery: { mail: { url: 'smtp://mail:1025' } },
      trustedProxies: ['172.16.0.0/12'],
      releases: { watch: true },
    });
    expect(site.environment.API_URL).toBe(`http://api:${options.port}`);
  });

  it('reads and changes the folder that the site serves', () => {
    const folder = site.command[site.command.indexOf('--site') + 1] ?? '';
    expect(options.releases?.site).toBeDefined();
    expect(locate(api, options.releases?.site ?? '')).toEqual(locate(site, folder));
    expect(locate(site, folder).isWritable).toBe(true);
  });

  it('signs with the key of the site, which a service creates before and which is not in the public folder', () => {
    const { place, isWritable } = locate(keys, keys.environment.SCANHARBOR_KEYS ?? '');
    expect(isWritable).toBe(true);
    for (const service of [site, api]) {
      expect(locate(service, service.environment.SCANHARBOR_KEYS ?? '')).toEqual({ place, isWritable: false });
      expect(service.depends_on.keys?.condition).toBe('service_completed_successfully');
    }
    expect(place).not.toContain('site:');
    expect(keys.command.join(' ')).toContain('new-key --name ');
  });
});
