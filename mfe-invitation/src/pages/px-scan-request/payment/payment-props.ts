import { type Invitation, type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type InsuranceValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type HandOffDraft } from '../hand-off-draft';

/** Props of the payment step, shared with its check and its submit. */
export interface PaymentStepProps {
  invitation: Invitation & { about: InvitedScan };
  draft: HandOffDraft;
  card: SavedCard | undefined;
  onCard: (card: SavedCard | undefined) => void;
  onChange: (insurance: InsuranceValues) => void;
  onBack: () => void;
  onDone: (requestId: number | undefined) => void;
}
