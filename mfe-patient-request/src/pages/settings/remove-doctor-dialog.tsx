import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useUnlinkDoctorMutation } from '@scanharbor/shared-contracts/api/doctors';
import { type Choice } from '@scanharbor/shared-contracts/domain/doctor';
import { ConfirmDialog } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { settingsTexts } from './settings.texts';

/** Confirms the removal of a doctor (PR-241, PR-242). */
export function RemoveDoctorDialog({ doctor, onClose }: { doctor: Choice; onClose: () => void }) {
  const [unlink] = useUnlinkDoctorMutation();
  const { sending, failure, send } = useSingleFlight();
  const remove = async () => {
    if (await send(() => unlink({ doctorId: doctor.id }).unwrap())) onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={settingsTexts.removeTitle}
      confirmLabel={settingsTexts.remove(doctor.value)}
      cancelLabel={settingsTexts.keep}
      saving={sending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{settingsTexts.removeText(doctor.value)}</p>
      <FormFailure>{failure !== null && getErrorMessage(failure, settingsTexts.failed)}</FormFailure>
    </ConfirmDialog>
  );
}
