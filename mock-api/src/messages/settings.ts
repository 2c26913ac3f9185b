import { type JobTiming } from '../db/job-queue';
import { type MailSettings } from './mailer';
import { type TextSettings } from './texter';

/** How an installation sends its messages. */
export interface DeliverySettings {
  mail: MailSettings;
  /** Without it, patients get emails only. */
  texts?: TextSettings;
  /** Attempts and pauses; `defaultTiming` unless a test shortens them. */
  timing?: JobTiming;
}
