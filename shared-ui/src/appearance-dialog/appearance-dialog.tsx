import { type ReactElement, useSyncExternalStore } from 'react';
import { type Appearance, getAppearance, saveAppearance, subscribeAppearance } from '../appearance/index';
import { Button } from '../button/index';
import { Dialog } from '../dialog/index';
import { CardBox, CardLabel, Cards, CardText, Dot } from '../radio-cards/radio-cards.styles';
import { Text } from '../theme/index';
import { appearanceTexts as texts } from './appearance-dialog.texts';

const choices = Object.keys(texts.choices) as Appearance[];

/** Lets the visitor choose between the device's color scheme, the light and the dark one. A choice applies and is stored at once. */
export function AppearanceDialog({ onClose }: { onClose: () => void }): ReactElement {
  const current = useSyncExternalStore(subscribeAppearance, getAppearance);
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Cards $columns={3} role="radiogroup" aria-label={texts.title}>
        {choices.map((choice) => (
          <CardBox key={choice} $invalid={false}>
            <Dot
              id={`appearance-${choice}`}
              type="radio"
              name="appearance"
              checked={choice === current}
              aria-describedby={`appearance-${choice}-text`}
              onChange={() => saveAppearance(choice)}
            />
            <CardLabel htmlFor={`appearance-${choice}`}>{texts.choices[choice].label}</CardLabel>
            <CardText id={`appearance-${choice}-text`}>{texts.choices[choice].text}</CardText>
          </CardBox>
        ))}
      </Cards>
      <Text $size="note" $color="ink2">
        {texts.note}
      </Text>
    </Dialog>
  );
}
