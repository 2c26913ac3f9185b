import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { EmergencyForm } from './emergency-form';
import { ProfileForm } from './profile-form';
import { settingsTexts } from './settings.texts';

/** Profile and emergency contact (PR-232). */
export function GeneralPage() {
  const { data: profile, isError, isFetching, refetch } = useProfileQuery();
  if (isError) return <LoadError title={settingsTexts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!profile) return <Skeleton lines={8} />;
  return (
    <Stack $gap="space48">
      <ProfileForm profile={profile} />
      <EmergencyForm profile={profile} />
    </Stack>
  );
}
