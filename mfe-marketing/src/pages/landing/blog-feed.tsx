import { useBlogQuery } from '@scanharbor/shared-contracts/api/static';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandContent } from '../../components/band';
import { getTextLanguage } from '../../components/english-text';
import { SectionTitle } from '../../components/section-title';
import { landingMore } from '../../content/landing-more';

const List = styled.ul`
  display: grid;
  gap: ${token.space32};

  ${media.from(768)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space4};
`;

const entryCount = 3;

/** Reserves the space of the entries while they load. */
const placeholders = Array.from({ length: entryCount }, (_, index) => (
  <Entry key={index} aria-hidden="true">
    <SkeletonBar $width="40%" />
    <SkeletonBar $height="1.75rem" />
    <SkeletonBar $height="4.5rem" />
  </Entry>
));

/** Shows the newest entries of the blog (MK-004); renders nothing without entries or after a failed request (MK-005). */
export function BlogFeed() {
  const { data: entries, isError } = useBlogQuery();
  if (isError || entries?.length === 0) return null;
  return (
    <Band $below $scriptOnly aria-labelledby="blog-title" aria-busy={!entries}>
      <BandContent>
        <SectionTitle id="blog-title" title={landingMore.blog.title} />
        <List lang={getTextLanguage()}>
          {!entries && placeholders}
          {entries?.slice(0, entryCount).map(({ id, title, excerpt, link, date }) => (
            <Entry key={id}>
              <Text as="time" dateTime={date} $size="note" $color="ink2">
                {formatShortDate(date)}
              </Text>
              <Heading level={3} size="small">
                <Link to={link}>{title}</Link>
              </Heading>
              <Text $color="ink2">{excerpt}</Text>
            </Entry>
          ))}
        </List>
      </BandContent>
    </Band>
  );
}
