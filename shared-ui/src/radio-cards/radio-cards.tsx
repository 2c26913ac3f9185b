import { type ReactElement, type ReactNode } from 'react';
import { FieldGroup, type FieldProps, useFormikField } from '../field/index';
import { CardBox, CardExtra, CardFigure, CardLabel, Cards, CardText, Dot } from './radio-cards.styles';

interface RadioCardOption {
  value: string;
  label: ReactNode;
  /** A large figure under the label, such as a price. */
  figure?: ReactNode;
  text?: ReactNode;
  /** Controls of the card, such as "Change dates". */
  extra?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps extends FieldProps {
  options: readonly RadioCardOption[];
  /** Cards per row from 568 px; 2 by default. */
  columns?: 1 | 2 | 3;
}

/** A single choice from a few options with explanations; Formik value: string, '' without a choice. */
export function RadioCards({ name, label, hint, optional, options, columns = 2 }: RadioCardsProps): ReactElement {
  const field = useFormikField<string>({ name, hint });
  return (
    <FieldGroup role="radiogroup" id={field.id} label={label} hint={hint} error={field.error} optional={optional}>
      <Cards $columns={columns}>
        {options.map((option, index) => {
          const id = index === 0 ? field.id : `${field.id}-${option.value}`;
          return (
            <CardBox key={option.value} $invalid={field.error !== undefined}>
              <Dot
                id={id}
                type="radio"
                name={field.id}
                value={option.value}
                checked={field.value === option.value}
                disabled={option.disabled}
                aria-describedby={option.text || option.figure ? `${id}-text` : undefined}
                onChange={() => field.onChange(option.value)}
                onBlur={field.onBlur}
              />
              <CardLabel htmlFor={id}>{option.label}</CardLabel>
              <CardText id={`${id}-text`}>
                {option.figure && <CardFigure>{option.figure}</CardFigure>}
                {option.text}
              </CardText>
              {option.extra && <CardExtra>{option.extra}</CardExtra>}
            </CardBox>
          );
        })}
      </Cards>
    </FieldGroup>
  );
}
