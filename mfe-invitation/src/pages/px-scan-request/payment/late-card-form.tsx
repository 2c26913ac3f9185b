import { type CardFormProps } from '@scanharbor/shared-ui/card-form';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { useLate } from '../../../components/use-late';
import { texts } from '../../../texts';

const fetchForm = () => import('@scanharbor/shared-ui/card-form');

/** The card form, whose code and payment library come only to those who pay by card. */
export function LateCardForm(props: CardFormProps) {
  const { late, again } = useLate(fetchForm);
  if (late.state === 'here') return <late.part.CardForm {...props} />;
  return late.state === 'failed' ? <LoadError level={3} title={texts.payment.cardFormFailed} onRetry={again} /> : <Skeleton lines={3} />;
}
