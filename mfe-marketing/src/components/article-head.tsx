import { config } from '@scanharbor/shared-contracts';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { type Ref } from 'react';
import { styled } from 'styled-components';
import { type Review } from '../content/article';
import { type ScanServiceSlug } from '../content/rates';
import { texts } from '../texts';
import { Picture } from './picture';
import { pictureBeside } from './picture-beside';

const pictureSize = { width: 240, height: 160 };

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space12};

  > img {
    max-width: 168px;
    height: auto;
  }

  ${pictureBeside({ from: 768, ...pictureSize })}
`;

const Note = styled(Text)`
  padding: ${token.space4} ${token.space12};
  border-radius: ${token.radiusControl};
  background: ${token.warningTint};
`;

interface ArticleHeadProps {
  title: string;
  lead: string;
  /** Scan type whose picture is beside the title. */
  scanType?: ScanServiceSlug | undefined;
  review?: Review | undefined;
  /** For a page that returns the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** Shows the title and lead of a public page, with a label in a demo while its text needs approval. */
export function ArticleHead({ title, lead, scanType, review, titleRef }: ArticleHeadProps) {
  return (
    <Head>
      {scanType && <Picture name={scanType} {...pictureSize} />}
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
