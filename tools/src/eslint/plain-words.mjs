/**
 * Rejects words in comments that leave open which role, process or value they mean. Names in code have the rule `id-denylist`.
 * Each word has the terms that replace it.
 */
const replacements = new Map([
  ['nobody', 'no user, no caller, no process'],
  ['somebody', 'another user, a caller, a process'],
  ['whoever', 'the user who, the caller that'],
  ['told', 'reported to, received'],
  ['tells', 'reports, returns'],
  ['mend', 'restore, correct'],
]);

const word = new RegExp(`\\b(${[...replacements.keys()].join('|')})\\b`, 'gi');

/** Names that say as little in code. */
export const vagueNames = [
  'told',
  'tell',
  'heard',
  'hear',
  'asked',
  'asks',
  'acts',
  'drops',
  'forget',
  'mend',
  'mended',
  'begun',
  'meanwhile',
  'nobody',
  'somebody',
];

/** @type {import('eslint').Rule.RuleModule} */
export const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { vague: 'Write "{{terms}}" instead of "{{found}}": comments name the role or the thing.' },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        for (const [found] of comment.value.matchAll(word)) {
          report({ loc: comment.loc, messageId: 'vague', data: { found, terms: replacements.get(found.toLowerCase()) } });
        }
      }
    },
  }),
};
