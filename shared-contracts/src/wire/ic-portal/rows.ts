import { z } from 'zod';
import { appointmentLife } from '../bookings/attendance';
import { reschedule } from '../bookings/reschedule';
import { flag } from '../values';

/** The three numbers that the cards, the header and the lists share, and how many open requests wait too long (D104). */
export const cardsData = z.object({
  available: z.number(),
  openOver24Hours: z.number(),
  scheduled: z.number(),
  completed: z.number(),
});
cardsData.register(z.globalRegistry, { id: 'Counters' });

/** Ours: how many open requests a user of the practice takes care of. */
const assignedCount = z.object({ UserID: z.number(), Requests: z.number() });
assignedCount.register(z.globalRegistry, { id: 'AssignedCount' });

/**
 * The numbers of the header and the views. `assigned` has users with requests only; `needsReply` counts the appointments whose patients
 * ask for something. Both are missing from an older API.
 */
export const counters = cardsData.extend({ assigned: z.array(assignedCount).optional(), needsReply: z.number().optional() });
counters.register(z.globalRegistry, { id: 'CountersOfViews' });

/** Ours: who takes care of a request, who said so and when (ISO time). */
const assignment = z.object({ UserID: z.number(), Name: z.string(), AssignedBy: z.string(), AssignedDT: z.string() });
assignment.register(z.globalRegistry, { id: 'Assignment' });

/** SC-330. */
export const dashboardRow = z.object({
  TestRequestID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Dob: z.string(),
  FriendlyName: z.string(),
  ScanTypeName: z.string(),
  SelfPay: flag,
  Budget: z.number(),
  PolicyName: z.string(),
  /** Ours: the dashboard marks requests that wait longer than a day. */
  HoursOpened: z.number(),
});
dashboardRow.register(z.globalRegistry, { id: 'DashboardRequest' });

/** SC-331. LastCommentDT is ISO time. */
export const commentRow = z.object({
  SRID: z.number(),
  FirstName: z.string(),
  LastName: z.string(),
  Dob: z.string(),
  LastComment: z.string(),
  LastCommentAuthor: z.string(),
  LastCommentDT: z.string(),
});
commentRow.register(z.globalRegistry, { id: 'Comment' });

/** SC-333. Name and TimeZoneId are ours: times are shown with the zone of their center (D98). */
const listedLocation = z.object({
  PracticeLocationID: z.number(),
  Name: z.string(),
  Address1: z.string(),
  City: z.string(),
  State: z.string(),
  Zip: z.string(),
  /** Miles. */
  Distance: z.number(),
  TimeZoneId: z.string(),
});
listedLocation.register(z.globalRegistry, { id: 'ListedLocation' });

/** SC-332. AppointmentDate is wall-clock time at the one location of the list; DateRequested and LastCommentDT are ISO. */
export const requestRow = z.object({
  TestRequestID: z.number(),
  ScanTypeName: z.string(),
  ScanServiceName: z.string(),
  ScanDescription: z.string(),
  ScanExtraOption: z.string(),
  /** Ours: code for the average cost. */
  CptCode: z.string(),
  FriendlyName: z.string(),
  AppointmentDate: z.string().nullable(),
  SelfPay: flag,
  Budget: z.number(),
  PolicyName: z.string(),
  /** Ours: the member id behind PolicyName. */
  PolicyNumber: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  PhoneNumber: z.string(),
  UserName: z.string(),
  Dob: z.string(),
  Address1: z.string(),
  Address2: z.string(),
  City: z.string(),
  State: z.string(),
  ZipCode: z.string(),
  LastComment: z.string().nullable(),
  LastCommentAuthor: z.string().nullable(),
  LastCommentDT: z.string().nullable(),
  HoursOpened: z.number(),
  DaysOpened: z.number(),
  DateRequested: z.string(),
  LocationList: z.array(listedLocation),
  PatientInfo: z.object({ FirstName: z.string(), LastName: z.string(), DOB: z.string() }),
  productFee: z.number(),
  PreAuthInstructions: z.string(),
  ClinicalNotes: z.string(),
  SchedulingNotes: z.string(),
  additionalScansForPatient: z.array(z.object({ TestRequestID: z.number(), ScanName: z.string() })),
  /** Ours: the patient requested cancellation. */
  IsCancelRequested: flag,
  /** Ours: null while the patient asks for no other time; missing from an older API. */
  Reschedule: reschedule.nullish(),
  ...appointmentLife,
  /** Ours: null without an assignee; missing from an older API. */
  Assignment: assignment.nullish(),
  /** Ours: hours of notice that the patient needs, and the id in the center's own system. */
  Notice: z.number(),
  CustomBookingID: z.string(),
});
requestRow.register(z.globalRegistry, { id: 'RequestRow' });

/** A text that a note had before it was edited, who wrote it and when (ISO time). Ours. */
const noteVersion = z.object({ NoteText: z.string(), Author: z.string(), NoteDT: z.string() });
noteVersion.register(z.globalRegistry, { id: 'NoteVersion' });

/** SC-335; all but ID and NoteText is ours. IsOwn: written by the caller. EditedBy and EditedDT: the last edit. Versions: newest first. */
export const noteRow = z.object({
  ID: z.number(),
  NoteText: z.string(),
  Author: z.string(),
  NoteDT: z.string(),
  IsOwn: flag,
  EditedBy: z.string().optional(),
  EditedDT: z.string().nullable().optional(),
  Versions: z.array(noteVersion).optional(),
});
noteRow.register(z.globalRegistry, { id: 'Note' });

/** Ours: what is left of a deleted note. */
export const deletedNoteRow = z.object({ ID: z.number(), Author: z.string(), DeletedBy: z.string(), DeletedDT: z.string() });
deletedNoteRow.register(z.globalRegistry, { id: 'DeletedNote' });

export type RequestRow = z.infer<typeof requestRow>;
export type DashboardRow = z.infer<typeof dashboardRow>;
export type CommentRow = z.infer<typeof commentRow>;
export type NoteRow = z.infer<typeof noteRow>;
export type DeletedNoteRow = z.infer<typeof deletedNoteRow>;
export type AssignedCount = z.infer<typeof assignedCount>;
export type CounterRow = z.infer<typeof counters>;
export type CardsData = z.infer<typeof cardsData>;
