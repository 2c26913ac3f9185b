import { basename } from 'node:path';
import { changedLines, concerns } from './concerns.mjs';

const levels = ['major', 'minor', 'patch'];

/** A package's folder has its name, without the scope. */
const folderOf = (name) => name.replace(/^@[^/]+\//, '');

/** What a commit asks for by a line of its own, `Version: minor` or `Version: major`; patch without one. */
export const levelOf = ({ notes }) => Math.min(2, ...notes.map(({ text }) => levels.indexOf(text.trim())).filter((level) => level >= 0));

/**
 * How Lerna reads a history of plain sentences: each first line is told as it stands, to the packages that it concerns. The
 * usual presets know `feat:` and `fix:` only, and would leave all of it out.
 */
const preset = {
  parserOpts: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'], noteKeywords: ['Version'], issuePrefixes: [] },
  writerOpts: {
    transform: (commit, { packageData }) =>
      !/^Publish versions/.test(commit.header) && concerns(changedLines(commit.hash), folderOf(packageData.name))
        ? { subject: commit.header, notes: [] }
        : undefined,
    mainTemplate: '## {{version}} ({{date}})\n\n{{#each commitGroups}}{{#each commits}}* {{subject}}\n{{/each}}{{/each}}\n',
  },
  recommendedBumpOpts: {
    whatBump: (commits, { path }) => ({
      level: Math.min(2, ...commits.filter(({ hash }) => concerns(changedLines(hash), basename(path))).map(levelOf)),
    }),
  },
};
preset.recommendedBumpOpts.parserOpts = preset.parserOpts;

// Lerna takes a preset by its default export.
export default preset;
