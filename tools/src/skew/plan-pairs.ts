/** A composition: which generation its shell, its remotes and its API are of. */
export interface Composition<Member> {
  shell: Member;
  remotes: Member;
  api: Member;
}

/**
 * Lists compositions in which each generation of the shell meets each of the remotes, each of the remotes each of the API, and each of the
 * shell each of the API, exactly once: a Latin square. Three generations need 9 instead of 27.
 */
export const planPairs = <Member>(generations: Member[]): Composition<Member>[] =>
  generations.flatMap((shell, row) =>
    generations.flatMap((remotes, column) => {
      const api = generations[(row + column) % generations.length];
      return api === undefined ? [] : [{ shell, remotes, api }];
    }),
  );
