import { type ReactElement } from 'react';
import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { token } from '../theme/index';
import { widgetTexts } from '../widget-texts';
import { VisuallyHidden } from '../visually-hidden/index';

export interface PasswordRule {
  id: string;
  /** The text of the rule: "At least 8 characters". */
  text: string;
  test: (password: string) => boolean;
}

const List = styled.ul`
  display: grid;
  gap: ${token.space4};
  font-size: ${token.text14};
  line-height: 1.25rem;
`;

const Item = styled.li<{ $met: boolean }>`
  display: flex;
  gap: ${token.space8};
  color: ${({ $met }) => ($met ? token.ok : token.ink2)};

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** The rules of a password, each checked off once it is met. */
export function RuleList({ id, rules, password }: { id: string; rules: readonly PasswordRule[]; password: string }): ReactElement {
  return (
    <List id={id}>
      {rules.map((rule) => {
        const met = rule.test(password);
        return (
          <Item key={rule.id} $met={met}>
            {met ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
            <span>
              {rule.text} <VisuallyHidden>{met ? widgetTexts.met : widgetTexts.notMet}</VisuallyHidden>
            </span>
          </Item>
        );
      })}
    </List>
  );
}
