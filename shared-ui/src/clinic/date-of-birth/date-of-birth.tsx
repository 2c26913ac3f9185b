import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { FieldGroup, type FieldProps, useFormikField } from '../../field/index';
import { SelectInput } from '../../select-field/index';
import { widgetTexts } from '../../widget-texts';
import { token } from '../../theme/index';
import {
  type BirthDate,
  defaultBirth,
  defaultMinAge,
  isoFromParts,
  clampToOffered,
  offeredDays,
  offeredMonths,
  offeredYears,
  partsFromIso,
  toBirthDate,
} from '@scanharbor/shared-contracts/domain/birth-date';
import { monthNames } from '@scanharbor/shared-contracts/domain/date-formats';

interface DateOfBirthProps extends FieldProps {
  /** Minimum age in years, may be 0; default 18 [UI-032]. */
  minAge?: number;
  /** Today, for tests and for a clock of the server. */
  today?: Date;
}

/** Beside each other while the widest option fits, at any text size. */
const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
  max-width: 26rem;
`;

const PartLabel = styled.label<{ $width: string }>`
  display: grid;
  flex: 1 1 ${({ $width }) => $width};
  gap: ${token.space4};
  font-size: ${token.text14};
  line-height: 1.25rem;
  color: ${token.ink2};
`;

const getMonthName = (month: number): string => monthNames[month - 1] ?? '';

interface Part {
  key: keyof BirthDate;
  width: string;
  label: string;
  offered: readonly number[];
  text?: (value: number) => string;
}

/**
 * Month, day and year as three selects [UI-030]. Formik value: 'YYYY-MM-DD', '' until the user changes a select: the
 * initial date is a suggestion, not an answer.
 */
export function DateOfBirth({ name, label, hint, optional, minAge = defaultMinAge, today }: DateOfBirthProps): ReactElement {
  const [now] = useState(() => today ?? new Date());
  const field = useFormikField<string>({ name, hint });
  const todayParts = toBirthDate(now);
  const current = partsFromIso(field.value);
  const shown = current ? clampToOffered(current, todayParts, minAge) : defaultBirth(todayParts, minAge);

  const update = (change: Partial<BirthDate>) => {
    const next = isoFromParts(clampToOffered({ ...shown, ...change }, todayParts, minAge));
    if (next !== field.value) field.onChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Shift') update({});
  };
  const parts: Part[] = [
    {
      key: 'month',
      width: '8rem',
      label: widgetTexts.month,
      offered: offeredMonths(todayParts, minAge, shown.year),
      text: getMonthName,
    },
    {
      key: 'day',
      width: '4.25rem',
      label: widgetTexts.day,
      offered: offeredDays(todayParts, minAge, shown),
    },
    { key: 'year', width: '5.25rem', label: widgetTexts.year, offered: offeredYears(todayParts, minAge) },
  ];

  return (
    <FieldGroup id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <Parts>
        {parts.map(({ key, width, label: partLabel, offered, text = String }, index) => (
          <PartLabel key={key} $width={width}>
            {partLabel}
            <SelectInput
              id={index === 0 ? field.id : `${field.id}-${key}`}
              autoComplete={`bday-${key}`}
              required={!optional}
              aria-invalid={field.aria['aria-invalid']}
              options={offered.map((value) => ({ value: String(value), label: text(value) }))}
              value={String(shown[key])}
              onChange={(event) => update({ [key]: Number(event.target.value) })}
              onClick={() => update({})}
              onKeyUp={press}
              onBlur={field.onBlur}
            />
          </PartLabel>
        ))}
      </Parts>
    </FieldGroup>
  );
}
