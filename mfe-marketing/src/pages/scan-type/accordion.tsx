import { LineIcon } from '@scanharbor/shared-ui/icon';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Points } from '../../components/article-sections';
import { getPointLanguage } from '../../components/english-text';
import { type ServiceItem } from '../../content/scans/scan-services';

const List = styled.div`
  border-top: 1px solid ${token.divider};
`;

const Opener = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${token.space16};
  width: 100%;
  min-height: 56px;
  padding: ${token.space8} 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    color: ${token.brand};
    transition: transform ${token.motionSlow};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Part = styled.div`
  border-bottom: 1px solid ${token.divider};
`;

const Panel = styled.div`
  display: grid;
  gap: ${token.space12};
  padding-block: 0 ${token.space24};

  &[hidden] {
    display: none;
  }

  @media (scripting: none) {
    &[hidden] {
      display: grid;
    }
  }
`;

/** Shows questions, one open at a time (MK-046); a click on the open one closes it (MK-047). */
export function Accordion({ items }: { items: readonly ServiceItem[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <List>
      {items.map(({ id, title, text, list = [], links = [] }) => (
        <Part key={id}>
          <Heading level={2} size="card">
            <Opener
              type="button"
              id={`${id}-opener`}
              aria-expanded={open === id}
              aria-controls={`${id}-panel`}
              onClick={() => setOpen(open === id ? undefined : id)}
            >
              {title}
              <LineIcon name="down" size={20} />
            </Opener>
          </Heading>
          <Panel id={`${id}-panel`} role="region" aria-labelledby={`${id}-opener`} hidden={open !== id}>
            {text.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {(list.length > 0 || links.length > 0) && (
              <Points>
                {list.map((point) => (
                  <li key={point} lang={getPointLanguage(point)}>
                    {point}
                  </li>
                ))}
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </Points>
            )}
          </Panel>
        </Part>
      ))}
    </List>
  );
}
