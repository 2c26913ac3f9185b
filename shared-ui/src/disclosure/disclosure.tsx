import { type ReactElement, type ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { type HeadingLevel, token } from '../theme/index';

const Root = styled(AriaDisclosure)`
  min-width: 0;
`;

const Title = styled(Heading)`
  font-size: inherit;
  line-height: inherit;
`;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${token.space8};
  width: 100%;
  min-height: ${token.controlHeight};
  padding: 4px 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  color: ${token.ink};
  font-weight: ${token.weightStrong};
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    color: ${token.ink2};
    transition: transform ${token.motionFast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(90deg);
  }

  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

const Content = styled.div`
  padding-block: ${token.space4} ${token.space16};
  padding-inline-start: 26px;
`;

interface DisclosureProps {
  /** Key of the item in an accordion. */
  id?: string;
  title: string;
  /** Heading level; 3 by default. */
  level?: HeadingLevel;
  /** Initially open. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A heading that shows and hides its content. */
export function Disclosure({ id, title, level = 3, startsOpen, children }: DisclosureProps): ReactElement {
  return (
    <Root id={id} defaultExpanded={startsOpen}>
      <Title level={level}>
        <Trigger slot="trigger">
          <ChevronRight size={18} aria-hidden="true" />
          {title}
        </Trigger>
      </Title>
      <DisclosurePanel>
        <Content>{children}</Content>
      </DisclosurePanel>
    </Root>
  );
}
