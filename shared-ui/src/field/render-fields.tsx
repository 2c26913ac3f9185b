import { render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Formik, useFormikContext } from 'formik';

function Values() {
  return <output data-testid="values">{JSON.stringify(useFormikContext().values)}</output>;
}

/** Renders fields in a form without validation, for tests. `formValues` reads its values. */
export const renderFields = (initialValues: Record<string, unknown>, children: ReactNode) =>
  render(
    <Formik initialValues={initialValues} validateOnBlur={false} validateOnChange={false} onSubmit={() => undefined}>
      <>
        {children}
        <Values />
      </>
    </Formik>,
  );

/** Returns the values of the form that `renderFields` rendered. */
export const formValues = (): unknown => JSON.parse(screen.getByTestId('values').textContent);
