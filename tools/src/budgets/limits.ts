/** Limits for the size and the requests of a screen before its first render; 1 kB is 1000 bytes after Brotli compression. */
export const limits = {
  /** The shell and the remote's part of one screen. */
  totalKb: 320,
  /** The remote's part: its entry, its routes, the page. */
  remoteKb: 160,
  /** Scripts of a screen. */
  requests: 18,
  /** Libraries that load twice, once with the shell and once with the remote. */
  duplicateKb: 25,
} as const;

/** Packages that the shell provides. A second copy in a remote breaks the page: two routers, two stores, two themes. */
export const singletonPackages = [
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
  'styled-components',
  'immer',
  'reselect',
];
