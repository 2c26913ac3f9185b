import { useEffect, useRef, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { usePatientDoctorsQuery } from '@scanharbor/shared-contracts/api/patients';
import { type Choice } from '@scanharbor/shared-contracts/domain/doctor';
import { Button, IconButton } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { lazyOptions } from '../../components/lazy-options';
import { settingsTexts } from './settings.texts';

const AddDoctorDialog = lazySection(async () => (await import('./add-doctor-dialog')).AddDoctorDialog, lazyOptions);
const RemoveDoctorDialog = lazySection(async () => (await import('./remove-doctor-dialog')).RemoveDoctorDialog, lazyOptions);

function DoctorList({ doctors, onRemove }: { doctors: readonly Choice[]; onRemove: (doctor: Choice) => void }) {
  if (doctors.length === 0) return <Text $color="ink2">{settingsTexts.noDoctors}</Text>;
  return (
    <Stack as="ul" $gap="space8" aria-labelledby="settings-doctors">
      {doctors.map((doctor) => (
        <Card as="li" key={doctor.id}>
          <Cluster $justify="space-between">
            <Text as="span" $strong>
              {settingsTexts.doctor(doctor.value)}
            </Text>
            <IconButton label={settingsTexts.remove(doctor.value)} onClick={() => onRemove(doctor)}>
              <Trash2 size={20} />
            </IconButton>
          </Cluster>
        </Card>
      ))}
    </Stack>
  );
}

/** The patient's doctors; removing needs a confirmation, adding finds one by identifier (PR-239 to PR-243). */
export function Doctors() {
  const { data: doctors, isError, isFetching, refetch } = usePatientDoctorsQuery();
  const [removing, setRemoving] = useState<Choice>();
  const [adding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = doctors?.length ?? 0;
  const previousCount = useRef(count);
  useEffect(() => {
    // The focused button disappeared with its doctor.
    if (count < previousCount.current && document.activeElement === document.body) heading.current?.focus();
    previousCount.current = count;
  }, [count]);
  return (
    <Stack as="section" aria-labelledby="settings-doctors">
      <Cluster $justify="space-between">
        <Heading level={2} id="settings-doctors" tabIndex={-1} ref={heading}>
          {settingsTexts.doctors}
        </Heading>
        <Button onClick={() => setAdding(true)}>{settingsTexts.addDoctor}</Button>
      </Cluster>
      {isError ? (
        <LoadError level={3} title={settingsTexts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : doctors ? (
        <DoctorList doctors={doctors} onRemove={setRemoving} />
      ) : (
        <Skeleton lines={2} />
      )}
      {removing && <RemoveDoctorDialog doctor={removing} onClose={() => setRemoving(undefined)} />}
      {adding && <AddDoctorDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
