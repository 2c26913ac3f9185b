const titleOf = (folder: string) => `# Changes of ${folder}

Written by \`npm run versions\`, from the first lines of the commits that concern this package.
`;

/** What Lerna says of a package that goes along with one that it depends on. */
const onlyAlong = /^\*\*Note:\*\* Version bump only for package \S+$/m;

/** A changelog with our title in place of Lerna's, which sends its readers to rules for commits that are not ours. */
export function withTitle(folder: string, changelog: string): string {
  const entries = changelog.split(/^(?=##? )/m).filter((part) => part.startsWith('## '));
  return [
    titleOf(folder),
    ...entries.map((entry) => `${entry.trim().replace(onlyAlong, 'Nothing of its own: something that it uses changed.')}\n`),
  ].join('\n');
}
