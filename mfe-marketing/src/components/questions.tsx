import { brand, paths } from '@scanharbor/shared-contracts';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { questions, questionTexts as texts } from '../content/questions';

const Columns = styled.section`
  display: grid;
  gap: ${token.space24} 96px;

  ${media.from(991)} {
    grid-template-columns: 304px minmax(0, 1fr);
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${token.space8};
  align-content: start;
`;

const Entry = styled.details`
  border-top: 1px solid ${token.divider};

  &:last-child {
    border-bottom: 1px solid ${token.divider};
  }

  summary {
    display: flex;
    gap: ${token.space16};
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    font-weight: ${token.weightStrong};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  /* The alternative text is empty: the browser announces whether the answer is open. */
  summary::after {
    content: '+' / '';
    color: ${token.brand};
    font-size: ${token.text22};
    font-weight: ${token.weightRegular};
  }

  &[open] summary::after {
    content: '\u2212' / '';
  }

  p {
    padding-bottom: ${token.space16};
  }
`;

/** Shows the questions that people ask before a request, with the first answer open, and how to ask another one. */
export function Questions() {
  return (
    <Columns aria-labelledby="questions-title">
      <Head>
        <Heading level={2} id="questions-title">
          {texts.title}
        </Heading>
        <Text $color="ink2">
          {texts.other} <Link to={`${paths.about()}#contact`}>{texts.write}</Link> {texts.email}{' '}
          <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>.
        </Text>
      </Head>
      <div>
        {questions.map(({ question, answer, more }, index) => (
          <Entry key={question} name="questions" open={index === 0}>
            <summary>{question}</summary>
            <Text $color="ink2">
              {answer} {more && <Link to={more.to}>{more.label}</Link>}
            </Text>
          </Entry>
        ))}
      </div>
    </Columns>
  );
}
