import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { remoteOptions } from '../remote/options';
import { workspaceRoot } from '../webpack/package-folders';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { needs?: string; steps: Step[] }>;
}

interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  volumes?: string[];
}

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
const exists = (path: string) => existsSync(join(workspaceRoot, path));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const packages = readdirSync(workspaceRoot).filter((folder) => exists(join(folder, 'package.json')) && folder !== 'node_modules');

const workflows = ['.github/workflows/checks.yml', '.github/workflows/release.yml', 'deploy/own-repository/release.yml'];
const stepsOf = (path: string) => Object.values((parse(read(path)) as Workflow).jobs).flatMap(({ steps }) => steps);
const commandsOf = (path: string) => stepsOf(path).flatMap(({ run }) => run?.split('\n') ?? []);

describe.each(workflows)('the workflow %s', (path) => {
  it('may only read the repository, and uses actions of one major version', () => {
    expect((parse(read(path)) as Workflow).permissions).toEqual({ contents: 'read' });
    for (const { uses } of stepsOf(path)) if (uses) expect(uses).toMatch(/^actions\/(checkout|setup-node)@v\d+$/);
  });

  it('puts no text of a pull request into a shell', () => {
    const inserted = commandsOf(path).flatMap((command) => command.match(/\$\{\{[^}]*\}\}/g) ?? []);
    expect(inserted.filter((expression) => expression !== '${{ matrix.package }}')).toEqual([]);
  });

  it('runs programs, scripts and commands that exist', () => {
    for (const command of commandsOf(path)) {
      for (const [, script = ''] of command.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script);
      for (const [, program = ''] of command.matchAll(/npx ([\w-]+)/g))
        expect(program === 'scanharbor' ? exists('tools/bin/scanharbor.mjs') : exists(`node_modules/.bin/${program}`)).toBe(true);
      for (const [, args = ''] of command.matchAll(/(?:npm run remote --|npx scanharbor) (.*)/g))
        expect(() => remoteOptions(args.replace(/["']/g, '').split(' '))).not.toThrow();
    }
  });
});

it('checks every package in a pull request', () => {
  const conditions = stepsOf('.github/workflows/checks.yml').flatMap((step) => step.if ?? []);
  const isChecked = (name: string) =>
    conditions.some((condition) => condition.includes(`'${name}'`) || (name.startsWith('mfe-') && condition.includes("'mfe-'")));
  expect(packages.filter((name) => !isChecked(name))).toEqual([]);
});

describe('the image and the services', () => {
  const dockerfile = read('deploy/docker/Dockerfile');
  const { services, volumes } = parse(read('deploy/docker/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };

  it('run as another user than root, on a Node that the workspace supports, and state their health', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(engines.node).toBe('>=20.19');
    expect(dockerfile.match(/^FROM .*/gm)).toEqual(['FROM node:20-slim AS build', 'FROM node:20-slim']);
    expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM'));
    expect(dockerfile).toMatch(/HEALTHCHECK[^]*\/ready/);
    expect(read('mock-api/src/http/health.ts')).toContain("'/ready'");
  });

  it('start programs of this repository', () => {
    const commands = [...dockerfile.matchAll(/^CMD (\[.*\])/gm)].map(([, json = '']) => JSON.parse(json) as string[]);
    const all = [...commands, ...Object.values(services).flatMap(({ command }) => (command ? [command] : []))];
    expect(all).toHaveLength(4);
    for (const command of all) {
      expect(['node', 'sh']).toContain(command[0]);
      expect(exists(/[\w/-]+\.(mjs|ts)\b/.exec(command.join(' '))?.[0] ?? 'none')).toBe(true);
    }
    for (const { build } of Object.values(services))
      if (build) expect(exists(join('deploy/docker', build.context, build.dockerfile))).toBe(true);
  });

  it('set variables that the site or the API read', () => {
    const readers = [
      'mock-api/src/options.ts',
      'tools/src/release/site-keys.ts',
      'tools/src/commands/start.ts',
      'tools/src/commands/options.ts',
    ];
    const sources = readers.map(read).join();
    const names = Object.values(services)
      .filter(({ build }) => build)
      .flatMap(({ environment }) => Object.keys(environment ?? {}));
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });

  it('reach each other by their names and keep their data', () => {
    const urls = Object.values(services).flatMap(({ environment }) => Object.values(environment ?? {}));
    const hosts = urls.flatMap((url) => /^\w+:\/\/(?:.*@)?([a-z]+):\d+/.exec(url)?.[1] ?? []);
    expect([...new Set(hosts)].filter((host) => host !== 'localhost').sort()).toEqual(['api', 'database', 'mail']);
    for (const { depends_on: needed = {} } of Object.values(services))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)));
    const kept = Object.values(services).flatMap((service) => service.volumes?.map((volume) => volume.split(':')[0]) ?? []);
    expect([...new Set(kept)].sort()).toEqual(Object.keys(volumes).sort());
  });
});
