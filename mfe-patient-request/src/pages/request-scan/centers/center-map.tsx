import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type CenterResult, type MapPoint } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { focusRing, media, Text, onBrandText, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { MapGround } from '../../../components/center-map/map-ground';
import { type PinPosition, placePins } from '../../../components/center-map/map-points';
import { centersTexts as texts } from './centers.texts';

const Frame = styled.section`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
`;

const Note = styled(Text)`
  position: absolute;
  inset: auto ${token.space12} ${token.space12} auto;
  padding: ${token.space4} ${token.space8};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
`;

const Pin = styled.button<{ $at: PinPosition; $hinted: boolean }>`
  position: absolute;
  left: ${({ $at }) => $at.left.toFixed(1)}%;
  top: ${({ $at }) => $at.top.toFixed(1)}%;
  transform: translate(-50%, -50%) scale(${({ $hinted }) => ($hinted ? 1.15 : 1)});
  min-width: 28px;
  min-height: 30px;
  padding: 2px 10px;
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusPill};
  background: ${token.surface};
  color: ${token.ink};
  font-size: ${token.text14};
  font-weight: ${token.weightStrong};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: transform ${token.motionSlow};
  ${({ $hinted }) => $hinted && `z-index: 1; border-color: ${token.brand};`}

  &[aria-pressed='true'] {
    z-index: 1;
    border-color: ${token.brand};
    background: ${token.brand};
    ${onBrandText}
    transform: translate(-50%, -50%) scale(1.15);
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.calm} {
    transition: none;
  }
`;

interface CenterMapProps {
  centers: readonly CenterResult[];
  place: MapPoint | undefined;
  zip: string;
  selfPay: boolean;
  chosenId: number | undefined;
  hintedId: number | undefined;
  onChoose: (center: CenterResult) => void;
  onHint: (id: number | undefined) => void;
}

/** A drawn map around the ZIP code with a pin for each center of the list; the list says everything that the map says. */
export function CenterMap({ centers, place, zip, selfPay, chosenId, hintedId, onChoose, onHint }: CenterMapProps) {
  const { pins, reach } = placePins(place ? centers : [], place ?? { latitude: 0, longitude: 0 });
  return (
    <Frame aria-label={texts.mapLabel}>
      <MapGround zip={zip} reach={reach} />
      {centers.map((center) => {
        const at = pins.get(center.id);
        if (!at) return null;
        const price = selfPay ? formatDollars(center.total) : '';
        return (
          <Pin
            key={center.id}
            type="button"
            $at={at}
            $hinted={hintedId === center.id}
            aria-pressed={chosenId === center.id}
            aria-label={texts.pin(center.name, price, center.distance)}
            onClick={() => onChoose(center)}
            onMouseEnter={() => onHint(center.id)}
            onMouseLeave={() => onHint(undefined)}
            onFocus={() => onHint(center.id)}
            onBlur={() => onHint(undefined)}
          >
            {price || texts.miles(center.distance)}
          </Pin>
        );
      })}
      <Note $size="small" $color="ink2">
        {texts.mapNote(zip)}
      </Note>
    </Frame>
  );
}
