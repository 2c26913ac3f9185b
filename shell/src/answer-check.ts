import { type ContractServices } from '@scanharbor/shared-contracts';

/**
 * In development every answer is checked against its wire schema and a violation is said on the console.
 * The schemas and their library weigh 80 kB compressed, so production has neither: webpack drops this branch.
 */
export async function answerCheck(): Promise<ContractServices['checkAnswer']> {
  if (process.env.NODE_ENV === 'production') return undefined;
  const [{ checkAnswerWith }, { wire }] = await Promise.all([
    import('@scanharbor/shared-contracts/wire/check'),
    import('@scanharbor/shared-contracts/wire/index'),
  ]);
  return checkAnswerWith(wire, (problem) => console.error(problem));
}
