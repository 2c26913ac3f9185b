/** Whether `npm run test:all` runs: `npm test` runs one case of each kind where a journey repeats its steps for many. */
export const runsAll = Boolean(process.env.ALL_TESTS);
