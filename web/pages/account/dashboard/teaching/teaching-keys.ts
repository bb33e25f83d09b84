import { ownKey } from '#web/client/queries.ts'

/** The query keys of unanswered questions and of what the agent was taught. */
export const inboxKey = [ownKey, 'inbox']
export const correctionsKey = [ownKey, 'corrections']
