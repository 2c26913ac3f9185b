import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFindDoctorsByNameQuery } from '@scanharbor/shared-contracts/api/search';
import { type FoundDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { ComboInput } from '@scanharbor/shared-ui/combo-box';
import { FieldFrame, useFieldId } from '@scanharbor/shared-ui/field';
import { physicianTexts } from '../../../texts';

/** Number of letters from which a search is sent, and the pause after typing. */
const search = { from: 2, delayMs: 250 } as const;

const nameOf = ({ firstName, lastName }: FoundDoctor) => `${firstName} ${lastName}`;
const noteOf = ({ phone, city, state }: FoundDoctor) => [phone, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ');

/** Clears the chosen physician when another name is typed over it; the typed name stays (PR-111). */
function useOwnName() {
  const { values, setFieldValue } = useFormikContext<StepThreeValues>();
  const { doctorId, doctorFirstName, doctorLastName } = values;
  const before = useRef({ doctorId, name: `${doctorFirstName} ${doctorLastName}` });
  useEffect(() => {
    const name = `${doctorFirstName} ${doctorLastName}`;
    if (before.current.doctorId === doctorId && before.current.name !== name && doctorId !== null) void setFieldValue('doctorId', null);
    before.current = { doctorId, name };
  }, [doctorId, doctorFirstName, doctorLastName, setFieldValue]);
}

/** Physicians by name; choosing one fills the fields below (PR-110 to PR-112). */
export function DoctorSearch() {
  const { values, setValues } = useFormikContext<StepThreeValues>();
  useOwnName();
  const [typed, setTyped] = useState('');
  const [terms, setTerms] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerms(typed.trim()), search.delayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const tooShort = terms.length < search.from;
  // The results of the previous search stay until the next ones are loaded, so that a result pressed by then is found.
  const { data, isFetching } = useFindDoctorsByNameQuery(tooShort ? skipToken : terms);
  const doctors = tooShort ? [] : (data ?? []);
  const id = useFieldId('doctorSearch');
  const chosen = values.doctorId === null ? '' : String(values.doctorId);

  const choose = (doctorId: string) => {
    const doctor = data?.find((found) => String(found.id) === doctorId);
    if (!doctor) return void setValues({ ...values, doctorId: null });
    void setValues({
      ...values,
      doctorId: doctor.id,
      doctorFirstName: doctor.firstName,
      doctorLastName: doctor.lastName,
      doctorPhone: doctor.phone,
    });
  };

  return (
    <FieldFrame id={id} label={physicianTexts.search} hint={physicianTexts.searchHint} optional>
      <ComboInput
        id={id}
        aria-describedby={`${id}-hint`}
        options={doctors.map((doctor) => ({ id: String(doctor.id), label: nameOf(doctor), note: noteOf(doctor) }))}
        value={chosen}
        chosenLabel={`${values.doctorFirstName} ${values.doctorLastName}`.trim()}
        onChange={choose}
        onSearch={setTyped}
        searching={isFetching || typed.trim() !== terms}
        emptyText={typed.trim().length < search.from ? physicianTexts.typeMore : undefined}
      />
    </FieldFrame>
  );
}
