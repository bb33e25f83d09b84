import { z } from 'zod'
import { placeKinds } from './meeting-options.ts'

const spanSchema = z.object({ from: z.string(), to: z.string() })
const spansSchema = z.array(spanSchema)

/** An owner's hours as they stand in the fields: times as `09:00`, a day that is switched off with the hours that it had. */
export const enteredHoursSchema = z.object({
  timeZone: z.string(),
  isOpen: z.boolean(),
  length: z.number(),
  buffer: z.number(),
  noticeMinutes: z.number(),
  horizonDays: z.number(),
  placeKind: z.enum(placeKinds),
  link: z.string(),
  phone: z.string(),
  /** Monday first. */
  week: z.array(z.object({ isOn: z.boolean(), spans: spansSchema })).length(7),
  apart: z.array(z.object({ day: z.string(), isOff: z.boolean(), spans: spansSchema })),
})
export type Entered = z.infer<typeof enteredHoursSchema>
export type Span = z.infer<typeof spanSchema>

/** What a device keeps of hours that were changed on it and not saved, and by whom. */
export const unsavedHoursSchema = z.object({
  whose: z.string().nullable(),
  /** `editedAt` of the hours that it was typed over. */
  basedOn: z.string().nullable(),
  typed: enteredHoursSchema.nullable(),
  /** What was typed over older hours, and can be put back. */
  aside: enteredHoursSchema.nullable(),
})
export type UnsavedHours = Omit<z.infer<typeof unsavedHoursSchema>, 'whose'>
