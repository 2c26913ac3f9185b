import { useSpecialtiesQuery } from '@scanharbor/shared-contracts/api/doctors';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { doctorTexts } from '../../content/doctors';

const texts = doctorTexts.specialty;

/** Shows a select of the specialties from the server (MK-116), or Try again after a failure. */
export function SpecialtyField({ optional = false }: { optional?: boolean }) {
  const { data: specialties, isError, isFetching, refetch } = useSpecialtiesQuery();
  if (isError && !specialties) return <LoadError title={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  const options = (specialties ?? []).map(({ value }) => ({ value, label: value }));
  return <SelectField name="specialty" label={texts.label} optional={optional} options={options} />;
}
