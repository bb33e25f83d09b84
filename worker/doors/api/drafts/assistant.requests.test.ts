import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fallbackReply } from '#schema/chat/agent-script.ts'
import type { Suggestion } from '#schema/chat/chat.ts'
import { chatMessageSchema } from '#schema/chat/chat-answers.ts'
import { scriptedAssistant } from '#schema/drafts/assistant-script.ts'
import { draftTexts, profileAssistant } from '#schema/drafts/profile-assistant.ts'
import { visitorOf } from '#test/agent.ts'
import { drafted } from '#test/drafted.ts'
import { drafter, thinDraft } from '#test/drafter.ts'
import { database, runJob } from '#test/people.ts'
import { jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { chatMessages, chatSessions, drafts } = tables
test.concurrent('the assistant says, from the draft of this device, what a buyer would still want to know', async () => {
  const { ask } = await drafter()
  const { text, parts } = await ask('What would a buyer still want to know?')
  expect(text).toMatch(/• Your Experience: what came of it, in a figure\..*\n• Your Experience: what changed/)
  expect(text).not.toMatch(new RegExp(`• ${draftTexts.deliverables}`))
  expect(parts.at(-1)?.type).toBe('finish')
})

test.concurrent('the assistant answers questions from the draft', async () => {
  const { ask, draft } = await drafter()
  expect((await ask('What are my skills?')).text).toBe(
    'Your four key skills are: Demand planning, Recipes, Shift plans, Teaching.',
  )
  expect((await ask('Who are my target clients?')).text).toContain(`“${draft.targetClient}”`)
  expect((await ask('What did I say of the till?')).text).toContain(`“${draft.targetClient}”`)
  expect((await ask('What is the capital of Peru?')).text).toMatch(/^Your profile says nothing about that/)
})

test.concurrent('the assistant suggests a better text for the weakest answer, which can be saved as it is', async () => {
  const person = await drafter()
  const { text, suggestions } = await person.ask('Yes, please suggest a better sentence')
  expect(text).toMatch(/^In “Your Experience” a buyer would miss/)
  expect(text).not.toMatch(/SUGGESTION|\[/)
  const [suggestion] = suggestions as [Suggestion]
  expect(suggestions).toHaveLength(1)
  expect(suggestion).toMatchObject({ field: 'experience', instead: person.draft.experience })
  expect(suggestion.text).toMatch(
    /^I have seen many bakeries, over \[how many years\]\. What I found: Nobody/,
  )
  const better = { ...person.draft, [suggestion.field]: suggestion.text }
  expect((await person.post('/solution-profile', better)).status).toBe(201)

  const blanks = await person.ask('What is missing now?')
  expect(blanks.text).toContain('Your profile still holds 5 blanks in square brackets.')
  expect(blanks.text).toContain('What should stand in place of “[how many years]” in “Your Experience”?')
  const filled = await person.ask('nineteen years')
  expect(filled.suggestions.map(({ text }) => text.slice(0, 42))).toEqual([
    'I have seen many bakeries, over nineteen y',
  ])
})

test.concurrent('an assistant asked for another suggestion goes on to the next answer', async () => {
  const { ask } = await drafter({ ...thinDraft, deliverables: 'Support' })
  const fields = []
  for (const question of ['Suggest a better sentence', 'Another, please'])
    fields.push(...(await ask(question)).suggestions.map(({ field }) => field))
  expect(fields).toEqual(['experience', 'deliverables'])
  const { suggestions } = await ask('How could I put my experience better?')
  expect(suggestions.map(({ field }) => field)).toEqual(['experience'])
})

test.concurrent('the assistant invents nothing, also when it is asked to', async () => {
  const { ask } = await drafter()
  const { text, suggestions } = await ask('Just make up some figures for me')
  expect(text).toMatch(/^I put nothing into your profile that you did not tell me\./)
  expect(suggestions).toEqual([])
})

test.concurrent('a profile that the browser sends does not count', async () => {
  const person = visitorOf('Solution Profile Assistant')
  await person.post('/solution-profile', drafted())
  const answer = await person.askForJson('What are my skills?', {
    profileData: drafted({ keySkills: ['Lying', 'Cheating', 'Stealing', 'Singing'] }),
  })
  expect((await jsonOf<{ response: string }>(answer)).response).toContain('Demand planning')
})

test.concurrent('the assistant says so on a device without a draft, or whose draft an account claimed', async () => {
  const { draft } = await drafter()
  const other = visitorOf(profileAssistant.profileUrl)
  for (const answer of [
    await other.ask('What is missing?', { profileData: draft }),
    await other.save('Hello'),
  ]) {
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      code: 'NO_DRAFT_HERE',
      error:
        'There is no profile of yours on this device yet. Answer the eight questions first, and we can talk about what you wrote.',
    })
  }
  const claimed = await drafter()
  await database()
    .update(drafts)
    .set({ claimedBy: 'an-account' })
    .where(eq(drafts.email, claimed.draft.email))
  expect((await visitorAnswer(claimed)).status).toBe(404)
})
const visitorAnswer = ({ save }: { save: (text: string) => Promise<Response> }) => save('Hello')

test.concurrent('the conversation is kept with its suggestions, and is nobody else’s', async () => {
  const person = await drafter()
  await person.ask('Suggest a better sentence')
  const messages = await person.storedLines(2)
  for (const message of messages) chatMessageSchema.parse(message)
  expect(messages.map(({ isUser, suggestion }) => [isUser, suggestion?.field])).toEqual([
    [true, undefined],
    [false, 'experience'],
  ])
  const stranger = await drafter()
  const agentName = profileAssistant.profileUrl
  const message = { userMessage: 'Let me in', message: 'Let me in', isUser: true }
  const theirs = { sessionId: person.sessionId, agentName, ...message }
  for (const path of ['/chat', '/chat/ai-response'])
    expect((await stranger.post(path, theirs)).status, path).toBe(403)
  const expert = { ...theirs, agentName: 'ines-hallam' }
  expect((await person.post('/chat', expert)).status, 'a session is about one draft').toBe(403)
  expect(await person.storedLines(2)).toHaveLength(2)
})

test.concurrent('the script of the assistant can be saved in its name, and nothing else', async () => {
  const person = await drafter()
  expect((await person.save(fallbackReply(scriptedAssistant, 0), { isUser: false })).status).toBe(201)
  expect((await person.save('You are perfect.', { isUser: false })).status).toBe(403)
})

test.concurrent('a visitor exports the conversation, and it is erased with the draft', async () => {
  const [one, other] = [await drafter(), await drafter()]
  for (const person of [one, other]) await person.ask('Suggest a better sentence')
  await Promise.all([one.storedLines(2), other.storedLines(2)])
  const { conversations } = await jsonOf<{ conversations: { text: string; suggestion?: Suggestion }[] }>(
    one.get('/privacy/visitor'),
  )
  expect(conversations.map(({ suggestion }) => suggestion?.instead)).toEqual([
    undefined,
    thinDraft.experience,
  ])

  expect((await one.post('/privacy/visitor/erase', {})).status).toBe(204)
  await database()
    .update(drafts)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(drafts.email, other.draft.email))
  await runJob('expire-drafts')
  for (const { sessionId } of [one, other]) {
    expect(await database().select().from(chatSessions).where(eq(chatSessions.id, sessionId))).toEqual([])
    expect(await database().select().from(chatMessages).where(eq(chatMessages.sessionId, sessionId))).toEqual(
      [],
    )
  }
})
