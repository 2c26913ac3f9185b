import { messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useAllLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal/locations';
import { useAddPracticeUserMutation, useUpdatePracticeUserMutation } from '@scanharbor/shared-contracts/api/ic-portal/users';
import { linkedLocations, type PracticeUser } from '@scanharbor/shared-contracts/domain/practice-user';
import { personFields } from '@scanharbor/shared-contracts/forms/person';
import { CheckboxField } from '@scanharbor/shared-ui/checkbox-field';
import { CheckboxGroup } from '@scanharbor/shared-ui/checkbox-group';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { useMemo } from 'react';
import { object } from 'yup';
import { ChangedMeanwhile } from '../../components/changed-meanwhile/changed-meanwhile';
import { DialogActions } from '../../components/dialog-actions';
import { KeepTyped } from '../../components/typed/keep-typed';
import { useTyped } from '../../components/typed/use-typed';
import { OptionsFailed } from '../../components/options-failed';
import { useSendingInWords } from '../../components/use-sending-in-words';
import { messageDelays, texts } from '../../texts';
import { userLines } from './user-lines';

const words = texts.users;
const { firstName, lastName, email } = personFields;
const schema = object({ firstName, lastName, email });

interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  isActive: boolean;
  locations: string[];
}

const valuesOf = (user: PracticeUser | undefined): UserValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  isAdmin: user?.isAdmin ?? false,
  isActive: user?.isActive ?? true,
  locations: user ? linkedLocations(user).map(({ id }) => String(id)) : [],
});

/**
 * Adds a user to the practice, or changes one; the Active setting is only there for an existing one (IC-178 to IC-182).
 * `user` is the one that is stored: what others change shows in the fields that were left alone, and is told.
 */
export function UserDialog({ user, onClose }: { user?: PracticeUser; onClose: () => void }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const locations = useAllLocationsQuery();
  const [add] = useAddPracticeUserMutation();
  const [update] = useUpdatePracticeUserMutation();
  const { failure, send } = useSendingInWords(words.saveFailed);
  const typed = useTyped(`user-${user?.id ?? 'new'}`, user);
  const stored = useMemo(() => valuesOf(user), [user]);

  const save = async (values: UserValues) => {
    const details = {
      ...schema.cast(values),
      isAdmin: values.isAdmin,
      practiceId: provider?.practice.id ?? 0,
      locationIds: values.locations.map(Number),
    };
    if (user) await update({ ...details, id: user.id, isActive: values.isActive, was: typed.seen }).unwrap();
    else await add(details).unwrap();
    typed.drop();
    const message = user ? words.updated : words.added;
    dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
    onClose();
  };

  const giveUp = typed.giveUp(onClose);

  return (
    <Dialog title={user ? words.editTitle : words.addTitle} onClose={giveUp}>
      <AppForm
        followStored
        initialValues={stored}
        validationSchema={schema}
        onSubmit={(values, { setErrors }) => send(() => typed.knowing(() => save(values)), setErrors)}
        idPrefix="user"
      >
        <KeepTyped typed={typed} stored={stored} />
        <FieldRow>
          <TextField name="firstName" label={words.firstName} autoComplete="off" />
          <TextField name="lastName" label={words.lastName} autoComplete="off" />
        </FieldRow>
        <TextField name="email" type="email" label={words.email} autoComplete="off" />
        <CheckboxGroup
          name="locations"
          label={words.locations}
          optional
          options={locations.data?.map(({ id, name, address1 }) => ({ value: String(id), label: name, note: address1 })) ?? []}
        />
        <OptionsFailed query={locations} what={words.locations} />
        <CheckboxField name="isAdmin" label={words.makeAdmin} hint={words.adminHint} />
        {user && <CheckboxField name="isActive" label={words.isActive} hint={words.activeHint} />}
        {user && <ChangedMeanwhile seen={userLines(typed.seen ?? user)} stored={userLines(user)} onUnderstood={typed.understood} />}
        <FormFailure>{failure}</FormFailure>
        <DialogActions act={user ? words.save : words.add} keep={words.keep} onKeep={giveUp} />
      </AppForm>
    </Dialog>
  );
}
