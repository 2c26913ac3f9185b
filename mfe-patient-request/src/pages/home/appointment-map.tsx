import { useCenterResultsQuery } from '@scanharbor/shared-contracts/api/scans';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { styled } from 'styled-components';
import { MapGround } from '../../components/center-map/map-ground';
import { placePins } from '../../components/center-map/map-points';
import { patientHomeTexts as texts } from './home.texts';

/** As high as the square drawing, so that nothing below it moves when it appears. */
const Frame = styled.div`
  min-height: 180px;
  aspect-ratio: 1;
`;

/** A drawn map of the center and the patient's ZIP code; nothing where the center is not near it. */
export function AppointmentMap({ card }: { card: BookingCard }) {
  const { zipCode, scanServiceId, selfPay, location } = card;
  const { data, isLoading } = useCenterResultsQuery({ zipCode, scanServiceId, selfPay, distance: nearMiles });
  if (isLoading) return <Frame aria-hidden="true" />;
  const center = data?.centers.find(({ id }) => id === location?.id);
  if (!center || !data?.place) return null;
  const { pins, reach } = placePins([center], data.place);
  return (
    <Frame>
      <MapGround zip={zipCode} reach={reach} pin={pins.get(center.id)} label={texts.map} />
    </Frame>
  );
}
