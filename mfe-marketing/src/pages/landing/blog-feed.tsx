import { useBlogQuery } from '@scanharbor/shared-contracts/api/static';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { Band, BandContent } from '../../components/band';
import { SectionTitle } from '../../components/section-title';
import { landing } from '../../content/landing';

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

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The newest entries of the blog (MK-004); without any, or without an answer, nothing is missing (MK-005). */
export function BlogFeed() {
  const { data: entries = [] } = useBlogQuery();
  if (entries.length === 0) return null;
  return (
    <Band aria-labelledby="blog-title">
      <BandContent>
        <SectionTitle id="blog-title" title={landing.blog.title} />
        <List>
          {entries.slice(0, 3).map(({ id, title, excerpt, link, date }) => (
            <Entry key={id}>
              <Text as="time" dateTime={date} $size="note" $colour="ink2">
                {day.format(new Date(date))}
              </Text>
              <Heading level={3} size="small">
                <a href={link}>{title}</a>
              </Heading>
              <Text $colour="ink2">{excerpt}</Text>
            </Entry>
          ))}
        </List>
      </BandContent>
    </Band>
  );
}
