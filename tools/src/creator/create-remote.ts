import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { newRemoteValues } from '../remote/new-remote-values';
import { ownRepositoryFiles, type Versions } from './own-repository-files';

/** The build of this script sets it. */
declare const VERSIONS: Versions;

const usage = `Creates a remote in its own repository.

npm create scanharbor-remote NAME -- [--url /path] [--owner TEAM] [--access public] [--packages FOLDER]

--packages FOLDER   takes the packages of the suite from their tarballs in FOLDER, not from the registry`;

/** Returns the packages of the suite as files of a folder. Throws when one is missing. */
function findTarballs(packages: string, folder: string): Record<string, string> {
  const names = readdirSync(packages);
  return Object.fromEntries(
    Object.keys(VERSIONS.suite).map((name) => {
      const start = `${name.replace('@', '').replace('/', '-')}-`;
      const tarball = names.find((file) => file.startsWith(start) && file.endsWith('.tgz'));
      if (!tarball) throw new Error(`${packages} has no ${start}….tgz`);
      return [name, `file:${relative(folder, join(packages, tarball)).replaceAll('\\', '/')}`];
    }),
  );
}

function create() {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: text, owner: text, access: text, packages: text, help: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (values.help || !name) {
    console.log(usage);
    return;
  }
  const remote = newRemoteValues(name, values);
  const folder = resolve(name);
  if (existsSync(folder)) throw new Error(`The folder ${name} already exists`);
  const suite = values.packages ? findTarballs(resolve(values.packages), folder) : VERSIONS.suite;
  for (const [path, content] of Object.entries(ownRepositoryFiles(remote, { ...VERSIONS, suite }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.log(`Created ${name}. Next steps:\n  cd ${name}\n  npm install\n  npm test\n  npx scanharbor dev --in URL`);
}

try {
  create();
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : String(failure));
  process.exitCode = 1;
}
