import { type ScanSlug } from './scan-names';
import texts from './scan-reasons.json';

/** Purpose of one scan. Medical text: a clinician must approve it. */
interface ScanReason {
  lead: string;
  /** What this scan shows, and how it differs from others of its type. */
  shows: string;
  reasons: readonly string[];
  /** Preparation in addition to the rules of the type. */
  prepare?: readonly string[];
  /** The patient must fast, even if other scans of the type do not require it. */
  fasting?: boolean;
  /** Set when it differs from the duration of the type. */
  duration?: string;
}

export const scanReasons: Readonly<Record<ScanSlug, ScanReason>> = texts;
