import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { texts } from '../../../texts';

/** 'Visa ending 4242'. */
export const cardName = ({ type, last4 }: Pick<SavedCard, 'type' | 'last4'>): string =>
  texts.payment.cardSaved(type.charAt(0).toUpperCase() + type.slice(1), last4);
