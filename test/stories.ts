import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type OwnStory, ownStorySchema } from '#schema/stories/story-answers.ts'
import { type Browser, signedInAs } from './account.ts'
import { ownerWithReferees, validatedReferee } from './referees.ts'
import { jsonOf } from './requests.ts'

/** A story that lacks nothing, with two claims. */
export const wholeStory = {
  title: 'The boats that left half empty',
  subtitle: 'Nine of ten boats were full by April.',
  industry: 'Transportation',
  timeline: 'Six months',
  problemDescription: 'Every morning twelve boats left the harbour half empty, and nobody knew why.',
  task: 'I was asked to fill them by spring without any new money.',
  solution: 'I asked 400 passengers when they wanted to go. I listened to them.',
  results: 'By April 9 of 10 boats were full. Nobody shouted at the gate.',
}

/** An owner who is signed in, with two validated referees and no story unless told otherwise. */
export async function writer(overrides: Parameters<typeof ownerWithReferees>[0] = {}) {
  const account = await signedInAs('owner')
  const referees = [validatedReferee(), validatedReferee({ name: 'Omar Said' })]
  return {
    account,
    ...(await ownerWithReferees({ stories: [], references: referees, ...overrides }, account)),
  }
}

/** The story that a call answers. */
export async function storyIn(answer: Response | Promise<Response>, status = 200): Promise<OwnStory> {
  const body = await jsonOf<{ story: OwnStory }>(answer)
  expect([(await answer).status, body]).toEqual([status, { story: expect.anything() }])
  return ownStorySchema.strict().parse(body.story)
}

/** With what a call was refused. */
export async function refusal(answer: Response | Promise<Response>) {
  const { code } = await jsonOf<{ code: string }>(answer)
  return [(await answer).status, code]
}

/** What an owner does with their stories. */
export const storiesOf = (person: Browser) => ({
  begin: (text: object = {}, storyKey = randomUUID()) => person.post('/stories', { storyKey, ...text }),
  create: (text: object = {}) => storyIn(person.post('/stories', { storyKey: randomUUID(), ...text }), 201),
  read: ({ id }: { id: number }) => storyIn(person.get(`/stories/${id}`)),
  edit: ({ id, current: { version, editedAt } }: OwnStory, text: object) =>
    person.put(`/stories/${id}`, { basedOn: { version, editedAt }, ...text }),
  submit: ({ id }: { id: number }) => person.post(`/stories/${id}/submit`),
  takeBack: ({ id }: { id: number }) => person.post(`/stories/${id}/take-back`),
  remove: ({ id }: { id: number }) => person.post(`/stories/${id}/delete`),
  order: (ids: number[]) => person.post('/stories/order', { ids }),
})
