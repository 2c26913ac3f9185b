/** The package of the contract. The shell shares its core. */
export const contractPackage = '@scanharbor/shared-contracts';

/** Natural imports that become the shell's platform module. */
export const mappedToPlatform = new Set([
  'react-redux',
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'styled-components',
]);
