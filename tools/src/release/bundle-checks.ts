import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { contentsFile, contentsSchema } from '../budgets/bundle-contents';
import { remoteManifestSchema, type RemoteManifest } from '../build/build-manifest';
import { integrityOf } from '../build/integrity';
import { listFiles } from './list-files';
import { serverFile } from '../build/server-bundle';
import { usageFile, usageSchema } from '../contract-usage/manifest-files';

/**
 * Texts that only these packages contain, also when minified. A bundle may record too few packages in `contents.json`, so its
 * scripts are searched, too.
 */
const packageMarks: Record<string, string> = {
  react: 'https://react.dev/errors/',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-router': '__reactRouterVersion',
  'styled-components': 'data-styled-version',
  immer: '[Immer]',
  '@reduxjs/toolkit': 'redux-toolkit.js.org/Errors',
};

/** Reads a JSON file of a bundle. Throws with the file's name when it is missing, unreadable or has other fields. */
function readJson<Content>(file: string, purpose: string, schema: { parse(value: unknown): Content }): Content {
  if (!existsSync(file)) throw new Error(`${file} is missing: ${purpose}`);
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is invalid: ${cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause)}`, { cause });
  }
}

const hashInName = /\.([\w-]{43})\.[cm]?js$/;

/** Whether a script's name or the manifest contains the hash of its content. */
function isVerified(folder: string, file: string, { chunks = {} }: RemoteManifest): boolean {
  const stated = hashInName.exec(file)?.[1];
  if (stated === undefined) return chunks[file] === integrityOf(join(folder, file));
  return (
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('base64url') === stated
  );
}

function findPackages(folder: string, scripts: string[]): string[] {
  return scripts.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return Object.entries(packageMarks)
      .filter(([, mark]) => text.includes(mark))
      .map(([name]) => `${file} contains ${name}, which the shell provides`);
  });
}

/** Lists the scripts of a bundle that run in the browser. */
export const listScripts = (folder: string) =>
  listFiles(folder).filter((file) => /\.[cm]?js$/.test(file) && file !== serverFile && !file.startsWith('source-maps/'));

/**
 * Checks a bundle that was built elsewhere and returns its manifest. Nothing that it states about itself is trusted: the hashes, the
 * routes and the packages are compared with its files. Code for the server is refused unless `allowServerCode`. Throws with one line for
 * each finding.
 */
export function assertBundleIsSound(folder: string, allowServerCode = false): RemoteManifest {
  const manifest = readJson(join(folder, 'build.json'), 'it declares the remote, its entry and its routes', remoteManifestSchema);
  readJson(join(folder, usageFile), 'it lists what the remote uses of the contract', usageSchema);
  const contents = readJson(join(folder, contentsFile), 'it lists the packages in each script', contentsSchema);
  const files = listFiles(folder);
  const scripts = listScripts(folder);
  const routed = [...new Set(manifest.routes.flatMap((route) => route.files))];
  const declared = new Set(manifest.urls);
  const lines = [
    ...[manifest.entry, ...routed, ...Object.keys(contents), ...Object.keys(manifest.chunks ?? {})]
      .filter((file) => !scripts.includes(file))
      .map((file) => `${file} is listed, but is no script of the bundle`),
    ...scripts.filter((file) => !(file in contents)).map((file) => `${file} is not listed in ${contentsFile}`),
    ...(scripts.includes(manifest.entry) && integrityOf(join(folder, manifest.entry)) !== manifest.integrity
      ? [`${manifest.entry} differs from the integrity in build.json`]
      : []),
    ...scripts
      .filter((file) => file !== manifest.entry && !isVerified(folder, file, manifest))
      .map((file) => `${file} has no hash of its content, neither in its name nor in build.json ("chunks")`),
    ...manifest.routes.filter(({ path }) => !declared.has(path)).map(({ path }) => `${path} has a route, but is not in "urls"`),
    ...manifest.urls
      .filter((url) => !manifest.routes.some(({ path }) => path === url))
      .map((url) => `${url} is in "urls", but has no route`),
    ...files.filter((file) => /\.x?html?$/.test(file)).map((file) => `${file} is a page, which visitors could open outside of the shell`),
    ...findPackages(folder, scripts),
    ...(files.includes(serverFile) && !allowServerCode
      ? [`${serverFile} would run on the machine of the release: remove it, or add --server-code`]
      : []),
  ];
  if (lines.length > 0)
    throw new Error(
      [`Rejected: ${relative(process.cwd(), folder) || '.'} is not a sound bundle:`, ...lines.map((line) => `  ${line}`)].join('\n'),
    );
  return manifest;
}
