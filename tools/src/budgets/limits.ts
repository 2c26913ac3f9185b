/** What a screen may weigh and ask for before it is drawn; kB are 1000 bytes, brotli. */
export const limits = {
  /** The shell and the remote's part of one screen. */
  totalKb: 320,
  /** The remote's part: its entry, its routes, the page. */
  remoteKb: 160,
  /** Scripts of a screen. */
  requests: 18,
  /** Libraries that come twice, once with the shell and once with the remote. */
  duplicateKb: 25,
} as const;

/** What the shell provides. A remote that brings its own copy breaks: two routers, two stores, two themes. */
export const single = [
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
