import { config } from '@scanharbor/shared-contracts';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { type Ref } from 'react';
import { styled } from 'styled-components';
import { type Review } from '../content/article';
import { texts } from '../texts';
import { Picture, type PictureName } from './picture';

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space12};

  > img {
    max-width: 168px;
    height: auto;
  }

  ${media.from(768)} {
    &:has(> img) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${token.space32};
      align-content: start;
    }

    > * {
      grid-column: 1;
    }

    > img {
      grid-area: 1 / 2 / span 4;
      max-width: none;
    }
  }
`;

const Note = styled(Text)`
  padding: ${token.space4} ${token.space12};
  border-radius: ${token.radiusControl};
  background: ${token.warningTint};
`;

interface ArticleHeadProps {
  title: string;
  lead: string;
  /** Picture of 240 by 160 px beside the title. */
  picture?: PictureName | undefined;
  review?: Review | undefined;
  /** For a page that returns the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Shows the title and lead of a public page, with a label in a demo while its text needs approval. */
export function ArticleHead({ title, lead, picture, review, titleRef }: ArticleHeadProps) {
  return (
    <Head>
      {picture && <Picture name={picture} width={240} height={160} />}
      <Heading level={1} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      <Text $size="lead" $color="ink2">
        {lead}
      </Text>
      {review && config().demo && (
        <Note $size="note" $color="warning">
          {texts.review[review]}
        </Note>
      )}
    </Head>
  );
}
