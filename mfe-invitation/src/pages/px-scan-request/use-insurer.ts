import { useInsurersQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { type HandOffDraft } from './hand-off-draft';

/** Returns the name of the chosen insurance company; undefined for self-pay, and until the companies are loaded. */
export function useInsurer({ choices, insurance }: HandOffDraft): string | undefined {
  const { data: insurers = [] } = useInsurersQuery(undefined, { skip: choices.payment === 'self-pay' });
  return insurers.find(({ id }) => String(id) === insurance.insurerId)?.name;
}
