import { messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useMoveAppointmentMutation, useUpdateBookingMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { useClockOffset } from '@scanharbor/shared-contracts/browser/server-time';
import { formatAppointmentTime, formatDayTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { listPriceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { SlotGrid } from '@scanharbor/shared-ui/clinic/slot-grid';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useMemo, useState } from 'react';
import { messageDelays, texts } from '../../texts';
import { PersistFormDraft } from '../form-draft/persist-form-draft';
import { useFormDraft } from '../form-draft/use-form-draft';
import { notifyRequestsChanged } from '../request-events';
import { useSubmitWithErrors } from '../use-submit-with-errors';
import { toBookingStart, toSlotChoice, toSlotDays } from './booking-times';
import { PriceField } from './price-field';
import { describeTimeZone } from './time-zone-note';
import { useStoreAppointment } from './use-store-appointment';

const appointmentTexts = texts.appointment;

interface ChangeBookingFormProps {
  scan: SingleScan;
  appointment: { start: string };
  location: EligibleLocation;
}

/**
 * Changes a coming appointment: another time that the patient offers, another price, and the center's own id (IC-127, IC-128). What is
 * left as it is, is not sent.
 */
export function ChangeBookingForm({ scan, appointment: { start: was }, location }: ChangeBookingFormProps) {
  const { requestId, payment, days, taken, noticeHours, fee, customBookingId, requestBudget } = scan;
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [move] = useMoveAppointmentMutation();
  const [update] = useUpdateBookingMutation();
  const store = useStoreAppointment(requestId);
  const { failure, send } = useSubmitWithErrors(appointmentTexts.saveFailed);
  const [refusal, setRefusal] = useState<string>();
  const draft = useFormDraft(`appointment-${requestId}`);
  const offsetMs = useClockOffset();
  const [now] = useState(() => Date.now() + offsetMs);
  const slotDays = useMemo(() => toSlotDays(days, taken, [location], now, noticeHours), [days, taken, location, now, noticeHours]);
  const prices = payment.selfPay ? listPriceChoices(requestBudget, user?.capabilities.includes('staff_pricing') ?? false) : [];
  const allPrices = payment.selfPay && !prices.includes(payment.budget) ? [payment.budget, ...prices] : prices;
  const stored = { start: '', price: payment.selfPay ? String(payment.budget) : '', customId: customBookingId };

  const save = async ({ start, price, customId }: typeof stored) => {
    setRefusal(undefined);
    if (start) {
      const result = await store(() => move({ requestId, start, was }).unwrap(), { start, locationId: location.id });
      if (result === 'ended') return;
      if (result !== 'stored') {
        setRefusal(result.message);
        return;
      }
    }
    const changes = {
      ...(price === stored.price ? {} : { budget: Number(price) }),
      ...(customId.trim() === stored.customId ? {} : { customBookingId: customId.trim() }),
    };
    if (Object.keys(changes).length > 0) await update({ requestId, ...changes }).unwrap();
    draft.discard();
    notifyRequestsChanged();
    const message = appointmentTexts.saved(formatAppointmentTime(start || was, location.timeZone), location.name);
    dispatch(messageShown({ status: true, message, delay: messageDelays.listAction }));
  };

  return (
    <AppForm followStored initialValues={stored} onSubmit={(values) => send(() => save(values))} idPrefix="appointment">
      {({ values, setFieldValue }) => (
        <>
          {/* A move that was stored before another part failed is not a draft anymore. */}
          <PersistFormDraft draft={draft} stored={stored} isAvailable={(field, value) => field !== 'start' || value !== was} />
          <Stack $gap="space8">
            <Heading level={3} size="small">
              {appointmentTexts.otherTime}
            </Heading>
            {slotDays.length === 0 ? (
              <Text $color="ink2">{appointmentTexts.noOtherTimes}</Text>
            ) : (
              <SlotGrid
                label={appointmentTexts.otherTime}
                days={slotDays}
                value={values.start ? toSlotChoice(values.start) : toSlotChoice(was)}
                onChange={(choice) => {
                  const start = toBookingStart(choice);
                  void setFieldValue('start', start === was ? '' : start);
                }}
                zoneNote={describeTimeZone([location], slotDays[0]?.date ?? '')}
              />
            )}
          </Stack>
          {allPrices.length > 0 && <PriceField prices={allPrices} fee={fee} />}
          <TextField name="customId" label={texts.book.customId} hint={texts.book.customHint} optional autoComplete="off" />
          <FormFailure>{refusal ?? failure}</FormFailure>
          <div>
            <SubmitButton>
              {values.start ? appointmentTexts.moveTo(formatDayTime(values.start, location.timeZone)) : appointmentTexts.save}
            </SubmitButton>
          </div>
        </>
      )}
    </AppForm>
  );
}
