import { getErrorCode, getErrorMessage, sessionEnded, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useBookWindowMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { formatAppointmentTime, formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { listPriceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { formatCenter, sortByDistance } from '../../../components/grid/centers-cell';
import { PersistFormDraft } from '../../../components/form-draft/persist-form-draft';
import { type FormDraft } from '../../../components/form-draft/use-form-draft';
import { notifyRequestsChanged } from '../../../components/request-events';
import { texts } from '../../../texts';
import { isBookable, getInitialPrice, filterUpcoming } from './book-rules';
import { PriceField } from './price-field';

const bookTexts = texts.book;
const sessionOver = 411;
const schema = object({ window: string().required(bookTexts.windowMissing), location: string().required(bookTexts.locationMissing) });

interface BookFormProps {
  request: PortalRequest;
  windows: readonly (TimeWindow & { id: number })[];
  draft: FormDraft;
  /** Receives the formatted time and location. */
  onBooked: (time: string) => void;
  onClose: () => void;
}

/** The form with the windows, locations by distance, prices and the center's own id (IC-120 to IC-128, IC-131). */
export function BookForm({ request, windows, draft, onBooked, onClose }: BookFormProps) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [book] = useBookWindowMutation();
  const [failure, setFailure] = useState<string>();
  const [now] = useState(() => Date.now());
  const { requestId, payment, locations, noticeHours, fee } = request;
  const sortedLocations = sortByDistance(locations);
  const zone = sortedLocations[0]?.timeZone ?? defaultTimeZone;
  const offered = filterUpcoming(windows, zone, now);
  const prices = payment.selfPay ? listPriceChoices(payment.budget, user?.capabilities.includes('staff_pricing') ?? false) : [];
  const stored = {
    window: '',
    location: sortedLocations.length === 1 ? String(sortedLocations[0]?.id) : '',
    price: payment.selfPay && prices.length > 0 ? String(getInitialPrice(prices, payment.budget)) : '',
    customId: '',
  };

  const submit = async ({ window, location, price, customId }: typeof stored) => {
    setFailure(undefined);
    let booked: string | undefined;
    try {
      const result = await book({
        requestId,
        windowId: Number(window),
        locationId: Number(location),
        ...(price ? { budget: Number(price) } : {}),
        ...(customId.trim() ? { customBookingId: customId.trim() } : {}),
      }).unwrap();
      booked = result.start;
    } catch (error) {
      if (getErrorCode(error) === sessionOver) dispatch(sessionEnded());
      else setFailure(getErrorMessage(error, bookTexts.failed));
      return;
    }
    draft.discard();
    notifyRequestsChanged();
    const center = sortedLocations.find(({ id }) => String(id) === location);
    onBooked(booked && center ? bookTexts.bookedAt(formatAppointmentTime(booked, center.timeZone), center.name) : '');
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
        options={sortedLocations.map((location) => ({ value: String(location.id), label: location.name, text: formatCenter(location) }))}
      />
      {prices.length > 0 && <PriceField prices={prices} fee={fee} />}
      <TextField name="customId" label={bookTexts.customId} hint={bookTexts.customHint} optional autoComplete="off" />
      <FormFailure>{failure}</FormFailure>
      <DialogActions action={bookTexts.confirm} cancel={bookTexts.keep} onCancel={onClose} />
    </AppForm>
  );
}
