/** Folder of the results and of the changed copies. */
export const mutationCache = '.cache/mutants';

interface Group {
  /** Rules without an API and without screens, as globs below the package. */
  mutate: readonly string[];
  /** Their tests. */
  tests: readonly string[];
}

const flow = 'src/components/request-flow';

/** The rules whose tests are checked with mutants: domain, codecs, permissions, the request machine and form schemas. */
export const groups: Readonly<Record<string, Group>> = {
  'shared-contracts': {
    // Without tables of words and names, which have no rule.
    mutate: [
      'src/domain/!(audit-actions|preparation|scan-synonyms|screening-labels|us-states).ts',
      'src/forms/{account-error,person,registration,request-steps}.ts',
      'src/wire/values.ts',
    ],
    tests: ['src/{domain,forms,wire}/*.test.ts'],
  },
  'mock-api': { mutate: ['src/http/access.ts'], tests: ['src/http/resolve-caller.test.ts'] },
  'mfe-patient-request': {
    mutate: [
      `${flow}/{request-machine,flow-draft,step-calls}.ts`,
      `${flow}/step-one/offered-dates.ts`,
      `${flow}/step-four/final-request.ts`,
    ],
    tests: [`${flow}/*.test.ts`, `${flow}/step-one/offered-dates.test.ts`, `${flow}/step-four/*.test.ts`],
  },
  'mfe-invitation': {
    mutate: ['src/pages/px-scan-request/choices/choices-schema.ts'],
    tests: ['src/pages/px-scan-request/choices/*.test.ts'],
  },
  'mfe-marketing': {
    mutate: ['src/pages/docs/identifier/new/request-values.ts'],
    tests: ['src/pages/docs/identifier/new/*.test.ts'],
  },
};
