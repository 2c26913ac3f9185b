import { render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Formik, useFormikContext } from 'formik';

function Values() {
  return <output data-testid="values">{JSON.stringify(useFormikContext().values)}</output>;
}

/** Renders fields in a form without checks, for tests; `formValues` reads what the form holds. */
export const renderFields = (initialValues: Record<string, unknown>, children: ReactNode) =>
  render(
    <Formik initialValues={initialValues} validateOnBlur={false} validateOnChange={false} onSubmit={() => undefined}>
      <>
        {children}
        <Values />
      </>
    </Formik>,
  );

/** The values of the form that `renderFields` showed. */
export const formValues = (): unknown => JSON.parse(screen.getByTestId('values').textContent ?? '');
