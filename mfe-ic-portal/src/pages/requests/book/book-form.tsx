import { failureCode, failureMessage, sessionEnded, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useBookWindowMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { appointmentTime, clockTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { priceChoices } from '@scanharbor/shared-contracts/domain/price-choices';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { AppForm, FormFailure } from '@scanharbor/shared-ui/form';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { object, string } from 'yup';
import { DialogActions } from '../../../components/dialog-actions';
import { centerText, nearestFirst } from '../../../components/grid/centers';
import { KeepTyped } from '../../../components/typed/keep-typed';
import { type Typed } from '../../../components/typed/use-typed';
import { announceUpdate } from '../../../components/updates';
import { texts } from '../../../texts';
import { isBookable, priceToStart, upcoming } from './book-rules';
import { PriceField } from './price-field';

const words = texts.book;
const sessionOver = 411;
const schema = object({ window: string().required(words.windowMissing), place: string().required(words.placeMissing) });

interface BookFormProps {
  request: PortalRequest;
  windows: readonly (TimeWindow & { id: number })[];
  typed: Typed;
  /** Hears when and where, in words. */
  onBooked: (when: string) => void;
  onClose: () => void;
}

/** Windows, locations by distance, price choices and the center's own id (IC-120 to IC-128, IC-131). */
export function BookForm({ request, windows, typed, onBooked, onClose }: BookFormProps) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [book] = useBookWindowMutation();
  const [failure, setFailure] = useState<string>();
  const [now] = useState(() => Date.now());
  const { requestId, payment, locations, noticeHours, cptCode } = request;
  const places = nearestFirst(locations);
  const zone = places[0]?.timeZone ?? defaultTimeZone;
  const offered = upcoming(windows, zone, now);
  const prices = payment.selfPay ? priceChoices(payment.budget, user?.capabilities.includes('staff_pricing') ?? false) : [];
  const start = {
    window: '',
    place: places.length === 1 ? String(places[0]?.id) : '',
    price: payment.selfPay && prices.length > 0 ? String(priceToStart(prices, payment.budget)) : '',
    customId: '',
  };

  const send = async ({ window, place, price, customId }: typeof start) => {
    setFailure(undefined);
    let booked: string | undefined;
    try {
      const answer = await book({
        requestId,
        windowId: Number(window),
        locationId: Number(place),
        ...(price ? { budget: Number(price) } : {}),
        ...(customId.trim() ? { customBookingId: customId.trim() } : {}),
      }).unwrap();
      booked = answer.start;
    } catch (error) {
      if (failureCode(error) === sessionOver) dispatch(sessionEnded());
      else setFailure(failureMessage(error, words.failed));
      return;
    }
    typed.drop();
    announceUpdate();
    const center = places.find(({ id }) => String(id) === place);
    onBooked(booked && center ? words.bookedAt(appointmentTime(booked, center.timeZone), center.name) : '');
  };

  const choices: Record<string, string[]> = {
    window: offered.filter((window) => isBookable(window, zone, noticeHours, now)).map(({ id }) => String(id)),
    place: places.map(({ id }) => String(id)),
    price: prices.map(String),
  };
  const isOnOffer = (field: string, value: unknown) => choices[field]?.some((choice) => choice === value) ?? true;

  if (offered.length === 0) return <Text>{words.noWindows}</Text>;
  return (
    <AppForm initialValues={start} validationSchema={schema} onSubmit={send} idPrefix="book">
      <KeepTyped typed={typed} stored={start} fits={isOnOffer} />
      <RadioCards
        name="window"
        label={words.windows}
        hint={words.notice(noticeHours)}
        options={offered.map((window) => {
          const open = isBookable(window, zone, noticeHours, now);
          return {
            value: String(window.id),
            label: words.window(appointmentTime(window.open, zone), clockTime(window.close, zone)),
            disabled: !open,
            ...(open ? {} : { text: words.tooLate }),
          };
        })}
      />
      <RadioCards
        name="place"
        label={words.places}
        columns={1}
        options={places.map((place) => ({ value: String(place.id), label: place.name, text: centerText(place) }))}
      />
      {prices.length > 0 && <PriceField cptCode={cptCode} prices={prices} />}
      <TextField name="customId" label={words.customId} hint={words.customHint} optional autoComplete="off" />
      <FormFailure>{failure}</FormFailure>
      <DialogActions act={words.confirm} keep={words.keep} onKeep={onClose} />
    </AppForm>
  );
}
