import { expect, inject } from 'vitest'
import type { Draft } from '#schema/drafts/drafts.ts'
import { browser } from './account.ts'
import { answerOf, visitorOf } from './agent.ts'
import { drafted } from './drafted.ts'

/** Answers that a buyer would want to know more of. */
export const thinDraft: Partial<Draft> = {
  problemSolved: 'Bakeries that throw away a third of what they bake.',
  targetClient: 'Bakeries with two to ten shops, whose owner closes the till.',
  clientProblemsBefore: 'Nobody counted what was left at six in the evening.',
  deliverables: 'An order sheet by shop, in the second week.',
  experience: 'I have seen many bakeries.',
}

/** Somebody whose draft is on this device, and who talks about it. */
export async function drafter(changes: Partial<Draft> = thinDraft, url = inject('url')) {
  const person = visitorOf('Solution Profile Assistant', browser(url))
  const draft = drafted(changes)
  expect((await person.post('/solution-profile', draft)).status).toBe(201)
  return { ...person, draft, ask: async (question: string) => answerOf(await person.ask(question)) }
}
