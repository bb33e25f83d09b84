import { z } from 'zod'
import { placeKinds } from './meeting-options.ts'

const spanSchema = z.object({ from: z.string(), to: z.string() })
const spansSchema = z.array(spanSchema)

/** An owner's hours as typed: times as `09:00`, and a day that is off with its last hours. */
const hoursValuesSchema = z.object({
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
export type HoursValues = z.infer<typeof hoursValuesSchema>
export type Span = z.infer<typeof spanSchema>

/** Changed hours that a device has not saved yet. */
export const unsavedHoursSchema = z.object({
  /** `editedAt` of the hours that they replace. */
  basedOn: z.string().nullable(),
  typed: hoursValuesSchema.nullable(),
  /** Unsaved changes of older hours, which can be restored. */
  aside: hoursValuesSchema.nullable(),
})
export type UnsavedHours = z.infer<typeof unsavedHoursSchema>
