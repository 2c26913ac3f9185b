import { type Gallery } from '../gallery/gallery';
import { FieldError, FieldFrame, FieldGroup, TextAreaInput, TextInput } from './index';

export const gallery: Gallery = {
  title: 'Field frame',
  group: 'Forms',
  examples: [
    {
      name: 'One control',
      element: (
        <FieldFrame id="gallery-room" label="Room" hint="As on the door." error="Enter the room" optional>
          <TextInput id="gallery-room" aria-describedby="gallery-room-hint gallery-room-error" aria-invalid />
        </FieldFrame>
      ),
    },
    {
      name: 'Several controls',
      element: (
        <FieldGroup id="gallery-hours" label="Opening hours">
          <TextInput id="gallery-hours" aria-label="From" defaultValue="8:00 AM" />
          <TextInput aria-label="To" defaultValue="6:00 PM" />
        </FieldGroup>
      ),
    },
    { name: 'Text area', element: <TextAreaInput aria-label="Note" defaultValue="Prior authorization received." /> },
    { name: 'Error alone', element: <FieldError>The hours overlap</FieldError> },
  ],
};
