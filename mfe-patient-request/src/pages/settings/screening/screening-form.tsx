import { messageShown, config, useAppDispatch } from '@scanharbor/shared-contracts';
import { useBookedCardsQuery, useRequestedCardsQuery } from '@scanharbor/shared-contracts/api/bookings';
import { useOwnScreeningQuery, useSaveScreeningMutation } from '@scanharbor/shared-contracts/api/patients';
import {
  listAnsweredSections,
  listSectionsOfScan,
  type Screening,
  type ScreeningSection,
} from '@scanharbor/shared-contracts/domain/screening';
import { AppForm, SubmitButton } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { QuestionField } from './question-field';
import {
  isAsked,
  listQuestions,
  screeningQuestions,
  screeningSchema,
  type ScreeningValues,
  toScreening,
  toScreeningValues,
} from './screening-questions';
import { screeningTexts as texts } from './screening.texts';

const messageDelay = 5000;

/** Lists the questions of a section that the site asks. */
const listShownQuestions = (section: ScreeningSection) =>
  listQuestions(section).filter(([field]) => field !== 'covid' || config().covidQuestion);

function Questions({ stored, sections }: { stored: Screening; sections: readonly ScreeningSection[] }) {
  const dispatch = useAppDispatch();
  const [save] = useSaveScreeningMutation();
  const showStatus = (status: boolean | null, message: string, delay: number | null = messageDelay) =>
    dispatch(messageShown({ id: 'screening', status, message, delay }));

  const submit = async (values: ScreeningValues) => {
    const now = toScreening(values);
    if (JSON.stringify(now) === JSON.stringify(toScreening(toScreeningValues(stored)))) return void showStatus(null, texts.nothingChanged);
    try {
      await save({ before: stored, now }).unwrap();
      showStatus(true, texts.saved);
      return true;
    } catch {
      showStatus(false, texts.failed, null);
      return false;
    }
  };

  return (
    <AppForm<ScreeningValues>
      idPrefix="screening"
      label={texts.title}
      initialValues={toScreeningValues(stored)}
      followStored
      validationSchema={screeningSchema}
      onSubmit={submit}
    >
      {({ values }) => (
        <>
          {sections.map((section) => (
            <Stack as="section" key={section} aria-labelledby={`screening-${section}`}>
              <Heading level={3} id={`screening-${section}`}>
                {texts.sections[section]}
              </Heading>
              {listShownQuestions(section)
                .filter(([, question]) => isAsked(question, values))
                .map(([field, question]) => (
                  <QuestionField key={field} name={field} label={texts.questions[field]} question={question} />
                ))}
            </Stack>
          ))}
          <div>
            <SubmitButton>{texts.save}</SubmitButton>
          </div>
        </>
      )}
    </AppForm>
  );
}

/** Lists the sections for the scans of the patient, and those that were answered before, in the order of the form. */
function useQuestionSections(stored: Screening | undefined): ScreeningSection[] {
  const requested = useRequestedCardsQuery();
  const booked = useBookedCardsQuery();
  const cards = [...(requested.data ?? []), ...(booked.data ?? [])];
  const shown = new Set(['general', ...cards.flatMap(listSectionsOfScan), ...(stored ? listAnsweredSections(stored) : [])]);
  return (Object.keys(screeningQuestions) as ScreeningSection[]).filter((section) => shown.has(section));
}

/** The screening questions that centers read on their test page; only changed answers are sent. */
export function ScreeningForm() {
  const { data: stored, isError, isFetching, refetch } = useOwnScreeningQuery();
  const sections = useQuestionSections(stored);
  return (
    <Stack as="section" aria-labelledby="settings-screening">
      <Heading level={2} id="settings-screening">
        {texts.title}
      </Heading>
      <Text $color="ink2">{texts.hint}</Text>
      {stored ? (
        <Questions stored={stored} sections={sections} />
      ) : isError ? (
        <LoadError level={3} title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Stack>
  );
}
