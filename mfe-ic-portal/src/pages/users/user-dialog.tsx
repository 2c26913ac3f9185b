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
import { EditConflictAlert } from '../../components/form-draft/edit-conflict-alert';
import { DialogActions } from '../../components/dialog-actions';
import { PersistFormDraft } from '../../components/form-draft/persist-form-draft';
import { useFormDraft } from '../../components/form-draft/use-form-draft';
import { OptionsError } from '../../components/options-error';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../texts';
import { ResetTwoStep } from './reset-two-step';
import { summarizeUser } from './user-field-summary';

const usersTexts = texts.users;
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

const toFormValues = (user: PracticeUser | undefined): UserValues => ({
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  email: user?.email ?? '',
  isAdmin: user?.isAdmin ?? false,
  isActive: user?.isActive ?? true,
  locations: user ? linkedLocations(user).map(({ id }) => String(id)) : [],
});

/**
 * Adds a user to the practice, or edits one; the Active setting exists only for an existing user (IC-178 to IC-182).
 * `user` is the stored version: concurrent changes show in the fields that were not edited, and in an alert.
 */
export function UserDialog({ user, onClose }: { user?: PracticeUser; onClose: () => void }) {
  const { provider } = useSession();
  const dispatch = useAppDispatch();
  const locations = useAllLocationsQuery();
  const [add] = useAddPracticeUserMutation();
  const [update] = useUpdatePracticeUserMutation();
  const { failure, send } = useSubmitWithErrors(usersTexts.saveFailed);
  const draft = useFormDraft(`user-${user?.id ?? 'new'}`, user);
  const stored = useMemo(() => toFormValues(user), [user]);

  const save = async (values: UserValues) => {
    const details = {
      ...schema.cast(values),
      isAdmin: values.isAdmin,
      practiceId: provider?.practice.id ?? 0,
      locationIds: values.locations.map(Number),
    };
    if (user) await update({ ...details, id: user.id, isActive: values.isActive, was: draft.base }).unwrap();
    else await add(details).unwrap();
    draft.discard();
    const message = user ? usersTexts.updated : usersTexts.added;
    dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
    onClose();
  };

  const close = draft.discardAnd(onClose);

  return (
    <Dialog title={user ? usersTexts.editTitle : usersTexts.addTitle} onClose={close}>
      <AppForm
        followStored
        initialValues={stored}
        validationSchema={schema}
        onSubmit={(values, { setErrors }) => send(() => draft.submit(() => save(values)), setErrors)}
        idPrefix="user"
      >
        <PersistFormDraft draft={draft} stored={stored} />
        <FieldRow>
          <TextField name="firstName" label={usersTexts.firstName} autoComplete="off" />
          <TextField name="lastName" label={usersTexts.lastName} autoComplete="off" />
        </FieldRow>
        <TextField name="email" type="email" label={usersTexts.email} autoComplete="off" />
        <CheckboxGroup
          name="locations"
          label={usersTexts.locations}
          optional
          options={locations.data?.map(({ id, name, address1 }) => ({ value: String(id), label: name, note: address1 })) ?? []}
        />
        <OptionsError query={locations} what={usersTexts.locations} />
        <CheckboxField name="isAdmin" label={usersTexts.makeAdmin} hint={usersTexts.adminHint} />
        {user && <CheckboxField name="isActive" label={usersTexts.isActive} hint={usersTexts.activeHint} />}
        {user && <ResetTwoStep user={user} />}
        {user && <EditConflictAlert what="user" id={user.id} draft={draft} stored={user} summarize={summarizeUser} />}
        <FormFailure>{failure}</FormFailure>
        <DialogActions action={user ? usersTexts.save : usersTexts.add} cancel={usersTexts.keep} onCancel={close} />
      </AppForm>
    </Dialog>
  );
}
