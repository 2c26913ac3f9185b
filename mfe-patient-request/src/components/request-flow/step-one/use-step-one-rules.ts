import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { unknownZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { withoutCenter } from '../chosen-center';

/** 00000 is not a zip: it becomes 0000, which is incomplete (PR-046). */
const incompleteZip = '0000';

/**
 * Applies the effects of one choice of step 1 on the others: a new scan or zip clears distance and payment (PR-047), a
 * new distance clears the payment and may show the price-changed alert (PR-053, PR-054), a payment hides it (PR-055).
 * `options` are undefined until loaded. Returns whether the price-changed alert is shown.
 */
export function useStepOneRules(options: readonly DistanceOption[] | undefined): boolean {
  const { values, setValues } = useFormikContext<StepOneValues>();
  const before = useRef(values);
  const [priceChanged, setPriceChanged] = useState(false);

  useEffect(() => {
    const last = before.current;
    before.current = values;
    const change = (part: Partial<StepOneValues>) => {
      before.current = { ...values, ...part };
      void setValues(before.current);
    };
    if (values.zipCode === unknownZip) change({ ...withoutCenter(values), zipCode: incompleteZip, miles: '', payment: '' });
    else if (values.scanServiceId !== last.scanServiceId || values.zipCode !== last.zipCode) {
      setPriceChanged(false);
      if (values.miles || values.payment || values.locationId) change({ ...withoutCenter(values), miles: '', payment: '' });
    } else if (values.miles !== last.miles) {
      const price = (miles: string) => options?.find((option) => String(option.miles) === miles)?.minTotal;
      setPriceChanged(last.miles !== '' && price(last.miles) !== price(values.miles));
      if (values.payment) change({ payment: '' });
    } else if (values.payment !== last.payment && values.payment) setPriceChanged(false);
  }, [values, options, setValues]);

  useEffect(() => {
    // A distance of the bundled list that no center serves is no longer offered.
    if (options?.length && values.miles && !options.some(({ miles }) => String(miles) === values.miles)) {
      void setValues({ ...values, miles: '', payment: '' });
    }
  }, [options, values, setValues]);

  return priceChanged;
}
