import { locationChosen, type PracticeLocation, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { controlStyles } from '@scanharbor/shared-ui/field';
import { focusRing, token } from '@scanharbor/shared-ui/theme';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { usePractice } from '../components/use-practice';

const Box = styled.div`
  position: relative;
  width: 400px;
  max-width: 100%;
  border-radius: ${token.radiusControl};

  &:focus-within:has(:focus-visible) {
    ${focusRing}
  }
`;

const CurrentLocation = styled.div`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${token.space8};
  justify-content: space-between;

  span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  svg {
    flex: none;
  }
`;

/** The native select lies over the visible text, so that its options may name locations and the bar the practice. */
const Choice = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;

const formatEntry = ({ name, address1 }: PracticeLocation) => `${name} (${address1})`;

/** Shows the practice and the current location; every call after the choice of another location carries it (IC-161 to IC-164). */
export function LocationMenu() {
  const { locationId } = useSession();
  const provider = usePractice();
  const dispatch = useAppDispatch();
  if (!provider) return null;
  const { practice, locations } = provider;
  const current = locations.find(({ id }) => id === locationId);
  if (locations.length === 0) return <p>{practice.name}</p>;
  const currentName = `${practice.name} – ${current?.address1 ?? texts.frame.allLocations}`;
  return (
    <Box>
      <CurrentLocation aria-hidden="true" data-testid="location-shown">
        <span>{currentName}</span>
        <ChevronDown size={18} />
      </CurrentLocation>
      <Choice
        aria-label={texts.frame.location(practice.name)}
        value={current?.id ?? ''}
        onChange={({ target }) => dispatch(locationChosen(target.value))}
      >
        {(!current || locations.length > 1) && <option value="">{texts.frame.allLocations}</option>}
        {locations.map((location) => (
          <option key={location.id} value={location.id}>
            {formatEntry(location)}
          </option>
        ))}
      </Choice>
    </Box>
  );
}
