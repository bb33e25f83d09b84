import type { PlaceKind } from './meeting-options.ts'

/** What is known of a meeting before one books it. */
export type MeetingTerms = {
  /** Minutes. */
  length: number
  place: PlaceKind
}

const places: Record<PlaceKind, (firstName: string) => string> = {
  link: () => ', online, by a link that comes with the confirmation',
  phone: () => ', by telephone, on a number that comes with the confirmation',
  mail: (firstName) => `. ${firstName} tells you by mail where you meet`,
}

/**
 * How long a meeting is, where it takes place and that booking costs nothing, as one reads it before one books; one
 * with a sample takes place nowhere.
 */
export const meetingTerms = (
  { length, place }: MeetingTerms,
  { firstName, isSample }: { firstName: string; isSample?: boolean | undefined },
): string => `${length} minutes${isSample ? '' : places[place](firstName)}. Booking costs nothing.`
