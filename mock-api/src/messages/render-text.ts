import { brand } from '@scanharbor/shared-contracts';
import { type MessageContent } from '../db/schema/index';
import { getContentWords } from './letters';

/** Returns a letter as plain text, with the whole URL of its button. */
export const renderText = ({ paragraphs, action }: MessageContent, siteUrl: string): string =>
  [...paragraphs, ...(action ? [`${action.label}: ${siteUrl}${action.path}`] : [])].join('\n\n');

/** Returns the last lines of a plain text, in the language of its content. */
export const renderFooter = (content: MessageContent | null, siteUrl: string): string =>
  [
    '-- ',
    `${brand.name} · ${brand.careTeamEmail}`,
    ...(content?.unsubscribe ? [`${getContentWords(content).stopReminders}: ${siteUrl}${content.unsubscribe}`] : []),
  ].join('\n');
