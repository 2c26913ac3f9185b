/** Texts of the panel; staff and developers see it in English only. */
export const inspectTexts = {
  title: 'Composition of this page',
  staffOnly: 'On this site the composition of a page is shown to signed-in staff only.',
  refresh: 'Refresh',
  close: 'Close',
  remotes: 'Remotes',
  shared: 'Shared modules',
  files: 'Scripts of remotes',
  uses: 'Use of the contract',
  columns: {
    remotes: ['Remote', 'Version', 'Live version', 'Team', 'Contract', 'Signature', 'Scripts'],
    shared: ['Module', 'Version', 'Offered by', 'In use', 'Used by'],
    files: ['Remote', 'Script', 'Start (ms)', 'Duration (ms)', 'kB'],
  },
  yes: 'yes',
  no: 'no',
  same: 'same',
  notLoaded: 'not loaded',
  noRecord: 'no record',
  usesOf: (remote: string, count: number) => `${remote}: ${count}`,
  signature: {
    verified: 'verified',
    unverified: 'not verified',
    override: 'development override',
    preview: (id: string) => `verified by preview ${id}`,
    refused: (reason: string) => `refused: ${reason}`,
  },
} as const;
