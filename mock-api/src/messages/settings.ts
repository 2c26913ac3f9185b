import { type JobTiming } from '../db/job-queue';
import { type MailSettings } from './mail-sender';
import { type TextSettings } from './text-sender';

/** How an installation sends its messages. */
export interface DeliverySettings {
  mail: MailSettings;
  /** Without it, patients get emails only. */
  texts?: TextSettings;
  /** Attempts and pauses; `defaultTiming` unless a test shortens them. */
  timing?: JobTiming;
}
