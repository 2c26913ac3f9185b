import { brand } from '@scanharbor/shared-contracts';
import { type MessageContent } from '../db/schema/index';

/** Returns a letter as plain text, with the whole URL of its button. */
export const renderText = ({ paragraphs, action }: MessageContent, siteUrl: string): string =>
  [...paragraphs, ...(action ? [`${action.label}: ${siteUrl}${action.path}`] : [])].join('\n\n');

/** Returns the last lines of a plain text. */
export const renderFooter = (unsubscribeUrl: string | undefined): string =>
  ['-- ', `${brand.name} · ${brand.careTeamEmail}`, ...(unsubscribeUrl ? [`Stop reminders: ${unsubscribeUrl}`] : [])].join('\n');
