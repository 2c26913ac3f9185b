import { useSession } from '@scanharbor/shared-contracts';
import { useBookWindowMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { formatAppointmentTime, formatClockTime, formatDayTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { listPriceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { listFreeStarts } from '../../../components/booking/booking-times';
import { useStoreAppointment } from '../../../components/booking/use-store-appointment';
import { DialogActions } from '../../../components/dialog-actions';
import { formatCenter, sortByDistance } from '../../../components/grid/centers-cell';
import { PersistFormDraft } from '../../../components/form-draft/persist-form-draft';
import { type FormDraft } from '../../../components/form-draft/use-form-draft';
import { notifyRequestsChanged } from '../../../components/request-events';
import { texts } from '../../../texts';
import { isBookable, getInitialPrice, filterUpcoming } from './book-rules';
import { PriceField } from '../../../components/booking/price-field';

const bookTexts = texts.book;
const schema = object({ window: string().required(bookTexts.windowMissing), location: string().required(bookTexts.locationMissing) });

type OfferedWindow = TimeWindow & { id: number };

interface Values {
  window: string;
  location: string;
  /** 'YYYY-MM-DD HH:mm:00' at the location. */
  time: string;
  price: string;
  customId: string;
}

/** The exact times of the chosen window that are free at the chosen location. The first one is chosen until staff choose another. */
function TimeField({ times, location }: { times: readonly string[]; location: EligibleLocation }) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const [first = ''] = times;
  const isGone = !times.includes(values.time) && values.time !== first;
  useEffect(() => {
    if (isGone) void setFieldValue('time', first, false);
  }, [isGone, first, setFieldValue]);
  if (times.length === 0) return <Text role="status">{bookTexts.noneFree(location.name)}</Text>;
  const options = times.map((time) => ({ value: time, label: formatClockTime(time, location.timeZone) }));
  return <ChipRadios name="time" label={bookTexts.time} options={options} />;
}

interface BookFormProps {
  scan: SingleScan;
  windows: readonly OfferedWindow[];
  draft: FormDraft;
  /** Receives the formatted time and location. */
  onBooked: (time: string) => void;
  /** Receives the server's message when the request cannot be booked like this. */
  onRefused: (message: string) => void;
  onClose: () => void;
}

/** The form with the windows, locations by distance, exact free times, prices and the center's own id (IC-120 to IC-128, IC-131). */
export function BookForm({ scan, windows, draft, onBooked, onRefused, onClose }: BookFormProps) {
  const { user } = useSession();
  const [book] = useBookWindowMutation();
  const [failure, setFailure] = useState<string>();
  const [now] = useState(() => Date.now());
  const { requestId, payment, locations, noticeHours, fee } = scan;
  const store = useStoreAppointment(requestId);
  const sortedLocations = sortByDistance(locations);
  const zone = sortedLocations[0]?.timeZone ?? defaultTimeZone;
  const offered = filterUpcoming(windows, zone, now);
  const prices = payment.selfPay ? listPriceChoices(payment.budget, user?.capabilities.includes('staff_pricing') ?? false) : [];
  const stored: Values = {
    window: '',
    location: sortedLocations.length === 1 ? String(sortedLocations[0]?.id) : '',
    time: '',
    price: payment.selfPay && prices.length > 0 ? String(getInitialPrice(prices, payment.budget)) : '',
    customId: '',
  };

  const findWindow = (id: string) => offered.find((window) => String(window.id) === id);
  const findLocation = (id: string) => sortedLocations.find((location) => String(location.id) === id);
  const listTimes = (window: OfferedWindow | undefined, location: EligibleLocation | undefined) =>
    window && location ? listFreeStarts(scan, location, now).filter((start) => window.open <= start && start < window.close) : [];

  const submit = async ({ window, location: locationId, time, price, customId }: Values) => {
    setFailure(undefined);
    const location = findLocation(locationId);
    if (!location || !listTimes(findWindow(window), location).includes(time)) return;
    const send = () =>
      book({
        requestId,
        windowId: Number(window),
        locationId: location.id,
        start: time,
        ...(price ? { budget: Number(price) } : {}),
        ...(customId.trim() ? { customBookingId: customId.trim() } : {}),
      }).unwrap();
    const result = await store(send, { start: time, locationId: location.id });
    if (result === 'ended') return;
    if (result !== 'stored') {
      if (result.isFinal) onRefused(result.message);
      else setFailure(result.message);
      return;
    }
    draft.discard();
    notifyRequestsChanged();
    onBooked(bookTexts.bookedAt(formatAppointmentTime(time, location.timeZone), location.name));
  };

  const choices: Record<string, string[]> = {
    window: offered.filter((window) => isBookable(window, zone, noticeHours, now)).map(({ id }) => String(id)),
    location: sortedLocations.map(({ id }) => String(id)),
    price: prices.map(String),
  };
  const isAvailable = (field: string, value: unknown) => choices[field]?.some((choice) => choice === value) ?? true;

  if (offered.length === 0) return <Text>{bookTexts.noWindows}</Text>;
  return (
    <AppForm initialValues={stored} validationSchema={schema} onSubmit={submit} idPrefix="book">
      {({ values }) => {
        const location = findLocation(values.location);
        const times = listTimes(findWindow(values.window), location);
        const isChosen = location !== undefined && times.includes(values.time);
        return (
          <>
            <PersistFormDraft draft={draft} stored={stored} isAvailable={isAvailable} />
            <RadioCards
              name="window"
              label={bookTexts.windows}
              hint={bookTexts.notice(noticeHours)}
              options={offered.map((window) => {
                const open = isBookable(window, zone, noticeHours, now);
                return {
                  value: String(window.id),
                  label: bookTexts.window(formatAppointmentTime(window.open, zone), formatClockTime(window.close, zone)),
                  disabled: !open,
                  ...(open ? {} : { text: bookTexts.tooLate }),
                };
              })}
            />
            <RadioCards
              name="location"
              label={bookTexts.locations}
              columns={1}
              options={sortedLocations.map((center) => ({ value: String(center.id), label: center.name, text: formatCenter(center) }))}
            />
            {values.window && location && <TimeField times={times} location={location} />}
            {prices.length > 0 && <PriceField prices={prices} fee={fee} />}
            <TextField name="customId" label={bookTexts.customId} hint={bookTexts.customHint} optional autoComplete="off" />
            <FormFailure>{failure}</FormFailure>
            <DialogActions
              action={isChosen ? bookTexts.confirmAt(formatDayTime(values.time, location.timeZone)) : bookTexts.confirm}
              cancel={bookTexts.keep}
              onCancel={onClose}
            />
          </>
        );
      }}
    </AppForm>
  );
}
