import { useSession } from '@scanharbor/shared-contracts';
import { useBookWindowMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { useClockOffset } from '@scanharbor/shared-contracts/browser/server-time';
import { formatAppointmentTime, formatDayTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { listPriceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { AppForm, FormFailure, SubmitButton } from '@scanharbor/shared-ui/form';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { object, string } from 'yup';
import { texts } from '../../texts';
import { filterUpcoming, getInitialPrice } from '../booking/book-rules';
import { listBookableDays, listFreeStarts } from '../booking/booking-times';
import { describeBooking } from '../booking/describe-booking';
import { PriceField } from '../booking/price-field';
import { useBookRequest } from '../booking/use-book-request';
import { type BookingRefusal } from '../booking/use-store-appointment';
import { PersistFormDraft } from '../form-draft/persist-form-draft';
import { type FormDraft } from '../form-draft/use-form-draft';
import { formatCenter, sortByDistance } from '../grid/centers-cell';
import { findFirstFit } from './first-fit';
import { PanelFooter, WholeForm } from './panel.styles';
import { PaymentSummary } from './payment-summary';
import { RequestedWindows } from './requested-windows';
import { TimeChoice } from './time-choice';

const bookTexts = texts.book;
const schema = object({ time: string().required(bookTexts.windowMissing), location: string().required(bookTexts.locationMissing) });

type OfferedWindow = TimeWindow & { id: number };

interface Values {
  location: string;
  /** 'YYYY-MM-DD HH:mm:00' at the location. */
  time: string;
  price: string;
  customId: string;
}

/** Chooses the first free time when the location changes, or when the chosen time was taken. */
function KeepTimeFree({ times }: { times: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const [first = ''] = times;
  const isGone = !times.includes(values.time) && values.time !== first;
  useEffect(() => {
    if (isGone) void setFieldValue('time', times.find((time) => time > values.time) ?? first, false);
  }, [isGone, first, times, values.time, setFieldValue]);
  return null;
}

/** Names who booked the request meanwhile, and which time; otherwise the message of the server. */
function describeRefusal({ message, scan, isTaken }: BookingRefusal, time: string, location: EligibleLocation): string {
  const { wizard } = texts;
  const booking = scan && describeBooking(scan);
  if (booking) return booking;
  return isTaken ? `${wizard.taken}. ${wizard.takenText(formatAppointmentTime(time, location.timeZone), location.name)}` : message;
}

interface BookingFormProps {
  scan: SingleScan;
  windows: readonly OfferedWindow[];
  draft: FormDraft;
  /** Why the request can no longer be booked; the form is then disabled. */
  closed: string | undefined;
  onBooked: () => void;
  /** Receives the message when the request cannot be booked like this. */
  onRefused: (message: string) => void;
  /** The other actions, beside the button that books. */
  children: ReactNode;
}

/**
 * Books an exact time that the patient offers and that is free at a location, the first fit at once (IC-120 to IC-128, IC-131). For ten
 * seconds it can be taken back.
 */
export function BookingForm({ scan, windows, draft, closed, onBooked, onRefused, children }: BookingFormProps) {
  const { user } = useSession();
  const [book] = useBookWindowMutation();
  const [failure, setFailure] = useState<string>();
  const offsetMs = useClockOffset();
  const [now] = useState(() => Date.now() + offsetMs);
  const { requestId, payment, locations, noticeHours, fee } = scan;
  const bookRequest = useBookRequest(requestId);
  const sorted = sortByDistance(locations);
  const zone = sorted[0]?.timeZone ?? defaultTimeZone;
  const offered = filterUpcoming(windows, zone, now);
  const prices = payment.selfPay ? listPriceChoices(payment.budget, user?.capabilities.includes('staff_pricing') ?? false) : [];
  const fit = findFirstFit(scan, now);
  const stored: Values = {
    location: String(fit?.location.id ?? sorted[0]?.id ?? ''),
    time: fit?.start ?? '',
    price: payment.selfPay && prices.length > 0 ? String(getInitialPrice(prices, payment.budget)) : '',
    customId: '',
  };

  const findLocation = (id: string) => sorted.find((location) => String(location.id) === id);
  const findWindow = (time: string) => offered.find(({ open, close }) => open <= time && time < close);
  const listTimes = (location: EligibleLocation) => listFreeStarts(scan, location, now);

  const submit = async ({ location: locationId, time, price, customId }: Values) => {
    setFailure(undefined);
    const location = findLocation(locationId);
    const window = findWindow(time);
    if (!location || !window || !listTimes(location).includes(time)) return;
    const send = () =>
      book({
        requestId,
        windowId: window.id,
        locationId: location.id,
        start: time,
        canUndo: true,
        ...(price ? { budget: Number(price) } : {}),
        ...(customId.trim() ? { customBookingId: customId.trim() } : {}),
      }).unwrap();
    const result = await bookRequest(send, { start: time, location });
    if (result === 'ended') return;
    if (result !== 'stored') {
      const message = describeRefusal(result, time, location);
      if (result.isTaken || !result.isFinal) setFailure(message);
      else onRefused(message);
      return;
    }
    draft.discard();
    onBooked();
  };

  const free = sorted.flatMap((location) => listTimes(location));
  const choices: Record<string, string[]> = { time: free, location: sorted.map(({ id }) => String(id)), price: prices.map(String) };
  const isAvailable = (field: string, value: unknown) => choices[field]?.some((choice) => choice === value) ?? true;

  return (
    <AppForm initialValues={stored} validationSchema={schema} onSubmit={submit} idPrefix={`book-${requestId}`}>
      {({ values }) => {
        const location = findLocation(values.location);
        const times = location ? listTimes(location) : [];
        const isChosen = location !== undefined && times.includes(values.time);
        return (
          <WholeForm disabled={closed !== undefined}>
            <PersistFormDraft draft={draft} stored={stored} isAvailable={isAvailable} />
            <KeepTimeFree times={times} />
            <PaymentSummary scan={scan} price={Number(values.price)} />
            {prices.length > 0 && <PriceField prices={prices} fee={fee} />}
            <RadioCards
              name="location"
              label={bookTexts.locations}
              columns={1}
              options={sorted.map((center) => ({ value: String(center.id), label: center.name, text: formatCenter(center) }))}
            />
            {location && <TimeChoice days={listBookableDays(scan, [location], now)} location={location} />}
            {offered.length === 0 ? (
              <Text>{bookTexts.noWindows}</Text>
            ) : (
              <RequestedWindows windows={offered} timeZone={zone} noticeHours={noticeHours} now={now} />
            )}
            <TextField name="customId" label={bookTexts.customId} hint={bookTexts.customHint} optional autoComplete="off" />
            <PanelFooter>
              <FormFailure>{closed ?? failure}</FormFailure>
              <SubmitButton>
                {isChosen ? bookTexts.confirmIn(formatDayTime(values.time, location.timeZone), location.name) : bookTexts.confirm}
              </SubmitButton>
              {children}
            </PanelFooter>
          </WholeForm>
        );
      }}
    </AppForm>
  );
}
