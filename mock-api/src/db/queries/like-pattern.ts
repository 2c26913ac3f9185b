import { type Column, ilike, like, type SQL } from 'drizzle-orm';

/** Escapes what LIKE reads as a wildcard, so that a text finds itself only. */
const escapeWildcards = (text: string) => text.replace(/[%_\\]/g, '\\$&');

/** Matches what contains a text, in capitals or not. */
export const containsText = (value: Column | SQL, text: string): SQL => ilike(value, `%${escapeWildcards(text)}%`);

export const startsWithText = (value: Column | SQL, text: string): SQL => like(value, `${escapeWildcards(text)}%`);

export const endsWithText = (value: Column | SQL, text: string): SQL => like(value, `%${escapeWildcards(text)}`);
