import { brand, config } from '@scanharbor/shared-contracts';
import { type BookingCard, type CardLocation } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatAppointmentDate, formatTimeOfDay } from '@scanharbor/shared-contracts/domain/date-formats';
import { dateTexts } from '@scanharbor/shared-contracts/domain/date-texts';
import { preparationFor, preparationTexts } from '@scanharbor/shared-contracts/domain/preparation';
import { offlineTexts as texts } from './offline.texts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** The colors of the browser follow its scheme and its contrast, without a file of a release. */
const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}header,main{max-width:640px;margin:0 auto;padding:16px}
header{font-weight:700;font-size:18px}main>p:first-child{padding:12px 16px;border:2px solid;border-radius:10px}h1{font-size:28px;line-height:1.2}h2{margin:0 0 8px;font-size:20px}h3{margin:16px 0 4px;font-size:16px}
article{margin:0 0 16px;padding:16px;border:1px solid GrayText;border-radius:10px;overflow-wrap:anywhere}p{margin:0 0 8px}ul{margin:0;padding-inline-start:20px}.time{font-size:18px;font-weight:700}.note{margin-top:8px;font-size:14px}a{display:inline-block;padding-block:8px}`;

/** 'Tue, Mar 3, 2026, 2:15 PM EST'. The browser names the zone: the time zone data of the screens is larger than all of this code. */
function formatStart({ start, timeZone }: Required<BookingCard>['appointment']): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(`${start.replace(' ', 'T')}Z`),
  );
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${formatAppointmentDate(start)}, ${formatTimeOfDay(start)} ${zone}`;
}

const listAddress = ({ name, address1, address2, city, state, zipCode }: CardLocation) =>
  [name, address1, address2, `${city}, ${state} ${zipCode}`].filter((line) => line.trim() !== '');

const renderPlace = (location: CardLocation) =>
  `<p>${listAddress(location).map(escaped).join('<br>')}</p>${
    location.phone
      ? `<p><a href="tel:${escaped(location.phone.replace(/[^\d+]/g, ''))}">${escaped(texts.call(location.phone))}</a></p>`
      : ''
  }`;

function renderPreparation(scanType: string): string {
  const list = [...preparationFor(scanType), texts.bring];
  const note = config().demo ? `<p class="note">${escaped(preparationTexts.unapproved)}</p>` : '';
  return `<h3>${escaped(texts.prepare)}</h3><ul>${list.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>${note}`;
}

const renderCard = ({ scanName, scanType, requestId, appointment, location, isCancelRequested }: BookingCard) =>
  `<article><h2>${escaped(scanName)}</h2>${
    appointment ? `<p class="time">${escaped(formatStart(appointment))}</p>` : ''
  }${isCancelRequested ? `<p>${escaped(texts.canceling)}</p>` : ''}${location ? renderPlace(location) : ''}<p class="note">${escaped(
    texts.request(requestId),
  )}</p>${renderPreparation(scanType)}</article>`;

/** Renders the booked cards of a patient as a page that needs no other file: no script, no style and no picture of any release. */
export function renderOfflinePage(cards: readonly BookingCard[], { language, savedAt }: { language: string; savedAt: Date }): string {
  const time = savedAt.toLocaleString(dateTexts.locale, { dateStyle: 'long', timeStyle: 'short' });
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(
    texts.pageTitle,
  )}</title><style>${style}</style></head><body><header>${escaped(brand.name)}</header><main><p role="status"><strong>${escaped(
    texts.offline,
  )}</strong> ${escaped(texts.savedAt(time))}</p><h1>${escaped(texts.title)}</h1>${
    cards.length > 0 ? cards.map(renderCard).join('') : `<p>${escaped(texts.none)}</p>`
  }<p><a href="">${escaped(texts.retry)}</a></p></main></body></html>`;
}
