import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { type KeyboardEvent, type ReactElement, useId, useImperativeHandle, useRef, useState } from 'react';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button } from '../../button/index';
import { FieldError, FieldFrame, TextInput } from '../../field/index';
import { Text } from '../../theme/index';
import { type CardFormProps } from './card-form-props';
import { CardBox, Group } from './card-form.styles';
import { brandName, cardFormTexts as texts } from './card-form.texts';
import { CardMarks } from './card-marks';
import { createStripeVault } from './card-vault';
import { getNextStep } from './next-step';
import { useCardFieldOptions } from './use-card-field-options';
import { useSaveCard } from './use-save-card';

/** The fields of the card form, inside the provider's context. */
export function CardFields(props: CardFormProps): ReactElement {
  const { defaultName = '', errorText, handle, note, onSaved, onEdited } = props;
  const stripe = useStripe();
  const elements = useElements();
  const fieldOptions = useCardFieldOptions();
  const id = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(defaultName);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [field, setField] = useState<{ complete: boolean; error: string | null }>({
    complete: false,
    error: null,
  });
  const saving = useSaveCard((card) => {
    setIsSubmitted(false);
    onSaved(card);
  });

  const nameError = isSubmitted && name.trim() === '' ? texts.nameMissing : undefined;
  const cardError = field.error ?? (isSubmitted && !field.complete ? texts.cardIncomplete : null) ?? saving.decline?.message ?? null;

  const handleChange = ({ complete, error }: StripeCardElementChangeEvent): void => {
    setField({ complete, error: error?.message ?? null });
    saving.edited();
    onEdited?.();
  };

  const save = async (): Promise<SavedCard | undefined> => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return undefined;
    setIsSubmitted(true);
    if (name.trim() === '') nameRef.current?.focus();
    else if (!field.complete || field.error !== null) card.focus();
    else return saving.save(createStripeVault(stripe, card, props), { name: name.trim() });
    return undefined;
  };
  useImperativeHandle(handle, () => ({ save }));

  // The form can be inside another form, which Enter must not submit.
  const saveOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save();
  };

  return (
    <Group role="group" aria-label={texts.group}>
      <FieldFrame id={`${id}-name`} label={texts.name} error={nameError}>
        <TextInput
          ref={nameRef}
          id={`${id}-name`}
          autoComplete="cc-name"
          value={name}
          aria-required
          aria-invalid={nameError ? true : undefined}
          aria-describedby={nameError ? `${id}-name-error` : undefined}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-card`} label={texts.card}>
        <CardBox $invalid={cardError !== null}>
          <CardElement id={`${id}-card`} options={fieldOptions} onChange={handleChange} />
        </CardBox>
        <div role="alert">
          {cardError !== null && <FieldError>{cardError}</FieldError>}
          {saving.decline && cardError === saving.decline.message && <Text $size="note">{getNextStep(saving.decline.code)}</Text>}
        </div>
        <CardMarks />
      </FieldFrame>
      {note}
      <div>
        {saving.status === 'saved' ? (
          <Button disabled>{texts.saved}</Button>
        ) : (
          <Button variant={handle ? 'secondary' : 'primary'} saving={saving.status === 'saving'} onClick={() => void save()}>
            {texts.save}
          </Button>
        )}
      </div>
      <Text as="div" role="status" $color="ok">
        {saving.card && texts.savedCard(brandName(saving.card.type), saving.card.last4)}
      </Text>
      <div role="alert">{saving.failure !== null && <FieldError>{errorText(saving.failure)}</FieldError>}</div>
    </Group>
  );
}
