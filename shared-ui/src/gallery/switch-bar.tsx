import { type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { coveringInput } from '../chip-radios/index';
import { focusRing, media, token } from '../theme/index';
import { type Settings, switches } from './settings';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space16};
  padding-block: ${token.space12};
  background: ${token.canvas};

  ${media.from(768)} {
    ${media.tall} {
      position: sticky;
      top: 0;
      z-index: ${token.layerSticky};
    }
  }
`;

const Group = styled.fieldset`
  display: flex;
  align-items: center;

  legend {
    float: inline-start;
    padding-inline-end: ${token.space8};
    color: ${token.ink2};
    font-size: ${token.text13};
  }
`;

const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 30px;
  padding: 2px 9px;
  border: 1px solid ${token.controlBorder};
  background: ${token.surface};
  font-size: ${token.text13};
  line-height: 1.125rem;
  cursor: pointer;

  & + & {
    margin-inline-start: -1px;
  }

  &:first-of-type {
    border-start-start-radius: ${token.radiusControl};
    border-end-start-radius: ${token.radiusControl};
  }

  &:last-of-type {
    border-start-end-radius: ${token.radiusControl};
    border-end-end-radius: ${token.radiusControl};
  }

  &:hover {
    background: ${token.hoverWash};
  }

  &:has(input:checked) {
    z-index: 1;
    border-color: ${token.brand};
    background: ${token.brand};
    color: ${token.onBrand};
    font-weight: ${token.weightStrong};
  }

  &:has(input:focus-visible) {
    z-index: 2;
    ${focusRing}
  }

  ${coveringInput}
`;

/** The switches of the examples. Their state is in the URL, so that a link shows the same. */
export function SwitchBar({ settings }: { settings: Settings }): ReactElement {
  const [params, setParams] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <Bar role="group" aria-label="Show examples with">
      {switches.map(({ name, label, options }) => (
        <Group key={name}>
          <legend>{label}</legend>
          {options.map((option) => (
            <Option key={option.value}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={settings[name] === option.value}
                onChange={() => choose(name, option.value)}
              />
              {option.label}
            </Option>
          ))}
        </Group>
      ))}
    </Bar>
  );
}
