import { locationChosen, type PracticeLocation, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { controlLook } from '@scanharbor/shared-ui/field';
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

const Shown = styled.div`
  ${controlLook}
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

/** The browser's own list lies over what is shown, so that the list may name places and the bar the practice. */
const Choice = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
`;

const entryOf = ({ name, address1 }: PracticeLocation) => `${name} (${address1})`;

/** Practice and current location; choosing another location makes every later call carry it (IC-161 to IC-164). */
export function LocationMenu() {
  const { locationId } = useSession();
  const provider = usePractice();
  const dispatch = useAppDispatch();
  if (!provider) return null;
  const { practice, locations } = provider;
  const current = locations.find(({ id }) => id === locationId);
  const shown = current ? `${practice.name} – ${current.address1}` : practice.name;
  if (locations.length === 0) return <p>{shown}</p>;
  return (
    <Box>
      <Shown aria-hidden="true" data-testid="location-shown">
        <span>{shown}</span>
        <ChevronDown size={18} />
      </Shown>
      <Choice
        aria-label={texts.frame.location(practice.name)}
        value={current?.id ?? ''}
        onChange={({ target }) => dispatch(locationChosen(target.value))}
      >
        {!current && <option value="">{texts.frame.chooseLocation}</option>}
        {locations.map((location) => (
          <option key={location.id} value={location.id}>
            {entryOf(location)}
          </option>
        ))}
      </Choice>
    </Box>
  );
}
