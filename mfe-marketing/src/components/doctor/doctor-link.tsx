import { paths, useSession } from '@scanharbor/shared-contracts';
import { useUnlinkDoctorMutation } from '@scanharbor/shared-contracts/api/doctors';
import { useLinkDoctorMutation } from '@scanharbor/shared-contracts/api/patients';
import { type Doctor } from '@scanharbor/shared-contracts/domain/doctor';
import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { doctorTexts } from '../../content/doctors';
import { StatusSlot } from '../status-slot';

/** Records in this browser that a patient was linked once, so that an undone link stays undone (D56). */
const linkedOnce = {
  key: (userId: number, doctorId: number) => `scanharbor.doctor-linked.${userId}.${doctorId}`,
  has: (userId: number, doctorId: number) => browserStorage.getItem(linkedOnce.key(userId, doctorId)) !== null,
  note: (userId: number, doctorId: number) => browserStorage.setItem(linkedOnce.key(userId, doctorId), '1'),
};

/** Links a signed-in patient to the doctor, once, and shows a message with Undo (MK-122). */
export function DoctorLink({ doctor }: { doctor: Doctor }) {
  const { user } = useSession();
  const [link] = useLinkDoctorMutation();
  const [unlink, { isLoading }] = useUnlinkDoctorMutation();
  const [state, setState] = useState<'none' | 'linked' | 'undone'>('none');
  const hasRequested = useRef(false);
  const patientId = registeredPatient(user)?.id;
  useEffect(() => {
    if (patientId === undefined || hasRequested.current || linkedOnce.has(patientId, doctor.id)) return;
    hasRequested.current = true;
    void link({ doctorId: doctor.id })
      .unwrap()
      .then(({ alreadyLinked }) => {
        linkedOnce.note(patientId, doctor.id);
        if (!alreadyLinked) setState('linked');
      })
      // A failed link does not affect the page; the next visit retries it.
      .catch(() => undefined);
  }, [patientId, doctor.id, link]);

  const texts = doctorTexts.page;
  const name = `${doctor.firstName} ${doctor.lastName}`;
  const undo = async () => {
    const { error } = await unlink({ doctorId: doctor.id });
    if (!error) setState('undone');
  };
  return (
    <StatusSlot role="status">
      {state === 'linked' && (
        <Card as="div" $tone="tint">
          <Cluster $justify="space-between">
            <Text>
              {texts.linked(name)} <Link to={paths.settings('medical')}>{texts.settings}</Link>
            </Text>
            <Button saving={isLoading} onClick={() => void undo()}>
              {texts.undo}
            </Button>
          </Cluster>
        </Card>
      )}
      {state === 'undone' && <Undone name={name} />}
    </StatusSlot>
  );
}

/** Shows that the link was undone and receives the focus from the removed button. */
function Undone({ name }: { name: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Text ref={message} tabIndex={-1}>
      {doctorTexts.page.undone(name)}
    </Text>
  );
}
