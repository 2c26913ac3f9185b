import { styled } from 'styled-components';

/** Hides what does nothing until scripts run from those who have none. */
export const onlyAlive = `
  @media (scripting: none) {
    display: none;
  }
`;

/** A part of a page that is nothing without scripts. */
export const Alive = styled.div`
  ${onlyAlive}
`;
