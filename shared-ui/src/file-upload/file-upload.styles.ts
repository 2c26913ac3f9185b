import { css, styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from '../button/index';
import { focusRing, token } from '../theme/index';

export const Zone = styled.div<{ $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space12};
  align-items: center;
  padding: ${token.space16};
  border: 1px dashed ${({ $invalid }) => ($invalid ? token.danger : token.controlBorder)};
  border-radius: ${token.radiusCard};
  background: ${({ $over }) => ($over ? token.brandTint : token.surface)};
`;

/** The native file input: available to keyboard and screen readers, displayed as its label. */
export const FileInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const ChooseLabel = styled.label<ButtonStyleProps>`
  ${buttonStyles}

  ${FileInput}:focus-visible + & {
    ${focusRing}
  }
`;

/** Opens the camera of a phone or tablet; other devices have no use for it. */
export const CameraChoice = styled.span`
  display: none;

  @media (hover: none) and (pointer: coarse) {
    display: contents;
  }
`;

export const Thumbnail = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 56px;
  height: 56px;
  overflow: hidden;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.canvas};
  color: ${token.ink2};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const FileLine = styled.div`
  display: grid;
  flex: 1 1 220px;
  gap: ${token.space4};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** One file with its actions, which wrap below it where the line is short. */
export const UploadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space12};
  align-items: center;
`;

export const RowActions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4};
  align-items: center;

  [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

export const Rows = styled.ol`
  display: grid;
  flex: 1 1 100%;
  gap: ${token.space12};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    padding-block-start: ${token.space12};
    border-block-start: 1px solid ${token.divider};
  }
`;

export const FileName = styled.span`
  font-weight: ${token.weightStrong};
`;

const bar = css`
  border-radius: ${token.radiusPill};
  background: ${token.divider};
`;

export const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: 8px;
  border: 0;
  ${bar}

  &::-webkit-progress-bar {
    ${bar}
  }

  &::-webkit-progress-value {
    border-radius: ${token.radiusPill};
    background: ${token.brand};
  }

  &::-moz-progress-bar {
    border-radius: ${token.radiusPill};
    background: ${token.brand};
  }
`;
