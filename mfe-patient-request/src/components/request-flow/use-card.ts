import { useState } from 'react';
import { useSession } from '@scanharbor/shared-contracts';
import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';

/**
 * The card of the request: that of the request that is edited, else the one that the account keeps, until the patient
 * chooses another or none (PR-131, PR-135). Never part of the kept answers. `wanted` when step 4 asks for a card.
 */
export function useCard(ofRequest: SavedCard | undefined, wanted: boolean) {
  const { user } = useSession();
  const [chosen, setChosen] = useState<{ card: SavedCard | undefined } | undefined>(ofRequest && { card: ofRequest });
  const { data: profile, isLoading } = useProfileQuery(undefined, {
    skip: !wanted || chosen !== undefined || user?.userType !== 'patient',
  });
  const kept = wanted ? profile?.card : undefined;
  return {
    card: chosen ? chosen.card : kept && { ...kept, secret: '' },
    setCard: (card: SavedCard | undefined) => setChosen({ card }),
    cardPending: wanted && chosen === undefined && isLoading,
  };
}
