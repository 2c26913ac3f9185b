import { brand } from '@scanharbor/shared-contracts';
import { type MessageContent } from '../db/schema/index';
import { getContentWords } from './letters';

/** The colors of the product. Mail programs know no tokens and few style sheets, so each element has its own style. */
const colors = { ink: '#10243e', ink2: '#41536a', canvas: '#f5f7f9', surface: '#ffffff', divider: '#d7dfe8', brand: '#0a6a6b' } as const;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML: names and comments are written by users. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const renderParagraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${colors.ink}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

const renderHeading = (text: string) =>
  `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${colors.ink}">${escapeHtml(text)}</h1>`;

const renderButton = (label: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colors.brand};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** Returns the paragraphs and the button of a letter. */
export const renderContent = ({ paragraphs, action }: MessageContent, siteUrl: string): string =>
  [...paragraphs.map(renderParagraph), ...(action ? [renderButton(action.label, `${siteUrl}${action.path}`)] : [])].join('');

/** Returns a letter as an HTML document of one column, which fits a phone. */
export function renderHtml(subject: string, content: MessageContent, siteUrl: string): string {
  const { code, stopReminders } = getContentWords(content);
  const stop = content.unsubscribe
    ? ` · <a href="${escapeHtml(`${siteUrl}${content.unsubscribe}`)}" style="color:${colors.ink2}">${escapeHtml(stopReminders)}</a>`
    : '';
  return `<!doctype html><html lang="${code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${colors.canvas};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;color:${colors.brand}">${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:24px 20px;background:${colors.surface};border:1px solid ${colors.divider};border-radius:10px">${renderHeading(subject)}${renderContent(content, siteUrl)}</td></tr>
<tr><td style="padding:16px 4px;font-size:14px;line-height:1.5;color:${colors.ink2}">${escapeHtml(brand.name)} · <a href="mailto:${escapeHtml(brand.careTeamEmail)}" style="color:${colors.ink2}">${escapeHtml(brand.careTeamEmail)}</a>${stop}</td></tr>
</table></td></tr></table></body></html>`;
}
