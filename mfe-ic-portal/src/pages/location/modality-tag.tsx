import { token } from '@scanharbor/shared-ui/theme';
import { Check, Clock, Plus } from 'lucide-react';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';

const locationTexts = texts.location;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
`;

type ModalityState = 'notSelected' | 'pending' | 'selected';

/** Pending modalities are gray (IC-157). */
const stateStyles = {
  notSelected: `border-style: dashed; background: ${token.surface}; color: ${token.ink2};`,
  pending: `background: ${token.neutralTint}; color: ${token.ink2};`,
  selected: `border-color: ${token.brand}; background: ${token.brandTint}; color: ${token.brandHover};`,
} as const;

const tag = css<{ $state: ModalityState }>`
  display: inline-flex;
  gap: ${token.space8};
  align-items: center;
  min-height: 32px;
  padding: 2px ${token.space12};
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  font-size: ${token.text14};
  ${({ $state }) => stateStyles[$state]}
`;

const ToggleButton = styled.button<{ $state: ModalityState }>`
  ${tag}
  cursor: pointer;
`;

const Plain = styled.span<{ $state: ModalityState }>`
  ${tag}
`;

const icons = { notSelected: Plus, pending: Clock, selected: Check } as const;

interface ModalityTagProps {
  name: string;
  state: ModalityState;
  /** Adds or removes the modality; left out for a tag that cannot be changed. */
  onToggle?: () => void;
}

/** A modality with its state as text and icon. */
export function ModalityTag({ name, state, onToggle }: ModalityTagProps) {
  const Icon = icons[state];
  const label = locationTexts.modality(name, locationTexts[state]);
  const content = (
    <>
      <Icon size={14} aria-hidden="true" />
      {label}
    </>
  );
  const action = state === 'notSelected' ? locationTexts.addModality : locationTexts.removeModality;
  return (
    <li>
      {onToggle ? (
        <ToggleButton type="button" $state={state} aria-label={`${label}: ${action}`} onClick={onToggle}>
          {content}
        </ToggleButton>
      ) : (
        <Plain $state={state}>{content}</Plain>
      )}
    </li>
  );
}
