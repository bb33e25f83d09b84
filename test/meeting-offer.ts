import type { MeetingOffer } from '#schema/chat.ts'
import type { answerOf } from './agent.ts'

/** The times that an answer offers, if it does. */
export const offerIn = (parts: Awaited<ReturnType<typeof answerOf>>['parts']) =>
  parts.flatMap(({ type, data }) => (type === 'data-meeting' ? [data as unknown as MeetingOffer] : []))[0]
