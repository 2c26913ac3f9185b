import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { flowTexts } from '../../texts';
import { type ConfirmStepProps } from './confirm-answers';
import { InsuranceSection } from './insurance-section';
import { ProfileSection } from './profile-section';
import { SelfPaySection } from './self-pay-section';

/** Step 2: the profile while phone or date of birth is missing, then the details of the payment method (PR-176). */
export function DetailsStep(props: ConfirmStepProps) {
  const { data: profile, isError, isFetching, refetch } = useProfileQuery();
  if (isError) return <LoadError level={4} title={flowTexts.callFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!profile) return <Skeleton lines={5} />;
  if (!profile.phone || !profile.dob) return <ProfileSection profile={profile} onBack={props.onBack} />;
  return props.answers.selfPay ? <SelfPaySection {...props} profile={profile} /> : <InsuranceSection {...props} />;
}
