import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { paymentTexts } from '../../../texts';

/** 'Visa ending 4242' of the provider's 'visa' and the last four digits. */
export const cardName = ({ type, last4 }: Pick<SavedCard, 'type' | 'last4'>) =>
  paymentTexts.savedCard(type.charAt(0).toUpperCase() + type.slice(1), last4);
