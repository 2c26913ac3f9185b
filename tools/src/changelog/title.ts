const titleOf = (folder: string) => `# Changes of ${folder}

Written by \`npm run versions\`, from the first lines of the commits that concern this package.
`;

/** A changelog with our title in place of Lerna's, which sends its readers to rules for commits that are not ours. */
export function withTitle(folder: string, changelog: string): string {
  const entries = changelog.split(/^(?=##? )/m).filter((part) => part.startsWith('## '));
  return [titleOf(folder), ...entries.map((entry) => `${entry.trim()}\n`)].join('\n');
}
