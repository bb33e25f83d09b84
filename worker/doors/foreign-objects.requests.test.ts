import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Browser } from '#test/account.ts'
import { everythingOf, type Owned, ownerOfEverything, secretWord } from '#test/simulations/owned-objects.ts'
import { calls } from './calls.ts'

type Ids = Owned['ids']
/** What stands in the path of a call, and in its body: the first owner's things, and the second's own where it asks for both. */
type Aim = { at?: keyof Ids; body?: (theirs: Ids, own: Ids) => object; expected?: readonly [number, unknown] }

const basedOn = { version: 1, editedAt: new Date(0).toISOString() }
const card = { asked: 'Do you sail?', answer: 'On Sundays.' }
const conversationOf = ({ conversation, agent }: Ids) => ({ sessionId: conversation, agentName: agent })
const foreign = [403, 'SESSION_NOT_YOURS'] as const

/** Each call that names a thing of one owner or one visitor. */
const aims: Record<string, Aim> = {
  'GET /inbox/:id': { at: 'question' },
  'POST /inbox/:id/answer': {
    at: 'question',
    body: () => ({ text: 'It is a boat.', asCorrection: true, mail: false }),
  },
  'POST /inbox/:id/story': { at: 'question' },
  'POST /inbox/:id/tie': { at: 'question', body: (_, own) => ({ storyId: own.story }) },
  'POST /inbox/:id/:action{dismiss|restore}': { at: 'question' },
  'GET /corrections/:id': { at: 'correction' },
  'PUT /corrections/:id': { at: 'correction', body: () => ({ answer: 'It is mine now.' }) },
  'POST /corrections/:id/delete': { at: 'correction', expected: [204, undefined] },
  'POST /passkeys/:id/rename': { at: 'passkey', body: () => ({ name: 'Mine' }) },
  'POST /passkeys/:id/remove': { at: 'passkey', body: () => ({ password: 'a quiet morning' }) },
  'POST /identities/:id/remove': { at: 'identity', body: () => ({ password: 'a quiet morning' }) },
  'POST /push-subscriptions/:id/remove': { at: 'device' },
  'POST /push-subscriptions/:id/try': { at: 'device' },
  'POST /sessions/:id/end': { at: 'session' },
  'GET /dashboard/conversations/:sessionId': { at: 'conversation' },
  'POST /dashboard/conversations/:sessionId/read': { at: 'conversation', body: () => ({ lines: 1 }) },
  'GET /badges/:id/picture.png': { at: 'badge' },
  'GET /dashboard/leads/:id': { at: 'lead' },
  'POST /dashboard/leads/:id/read': { at: 'lead' },
  'POST /dashboard/leads/:id/answer': { at: 'lead', body: () => ({ text: 'It is a boat.' }) },
  'POST /dashboard/leads/:id/answered': { at: 'lead', body: () => ({ isAnswered: true }) },
  'POST /dashboard/leads/:id/delete': { at: 'lead' },
  'POST /billing/withdraw': {
    body: ({ order }) => ({ orderId: order }),
    expected: [409, 'NOTHING_TO_WITHDRAW'],
  },
  'POST /stories/:id/ask-confirmation': {
    at: 'story',
    body: (_, own) => ({ referenceIds: [own.reference] }),
  },
  'POST /references/:id/remind': { at: 'invited' },
  'POST /references/:id/cancel': { at: 'invited' },
  'POST /references/:id/:action{hide|show}': { at: 'reference' },
  'POST /stories/order': {
    body: ({ story }, own) => ({ ids: [...new Set([own.story, story])] }),
    expected: [400, 'BAD_REQUEST'],
  },
  'GET /stories/:id': { at: 'story' },
  'PUT /stories/:id': { at: 'story', body: () => ({ title: 'It is mine now', basedOn }) },
  'POST /stories/:id/submit': { at: 'story' },
  'POST /stories/:id/take-back': { at: 'story' },
  'POST /stories/:id/delete': { at: 'story' },
  'POST /stories/:id/rewording': {
    at: 'story',
    body: () => ({ part: 'task', text: 'I was asked to fill the boats by spring.' }),
  },
  'POST /corrections': { body: ({ story }) => ({ ...card, storyId: story }) },
  'POST /chat': {
    body: (theirs) => ({ ...conversationOf(theirs), message: 'Hi', isUser: true }),
    expected: foreign,
  },
  'POST /chat/ai-response': {
    body: (theirs) => ({ ...conversationOf(theirs), userMessage: 'Hi' }),
    expected: foreign,
  },
  'POST /chat/:sessionId/erase': { at: 'conversation', expected: foreign },
  'POST /chat/:sessionId/hand-off': {
    at: 'conversation',
    body: () => ({ name: 'Ida', email: 'ida@okafor.example', consent: true }),
    expected: foreign,
  },
  'GET /chat/:sessionId': { at: 'conversation', expected: foreign },
  'POST /verify-payment': {
    body: ({ intent }) => ({ paymentIntentId: intent, level: 3 }),
    expected: [200, 'unknown'],
  },
  'POST /verify-trial': { body: ({ intent }) => ({ setupIntentId: intent }), expected: [200, 'unknown'] },
}
/** The same calls with a thing of one's own in the path and somebody else's in the body. */
const mixed: [string, Aim][] = [
  ['POST /inbox/:id/tie', { at: 'question', body: ({ story }) => ({ storyId: story }) }],
  ['PUT /corrections/:id', { at: 'correction', body: ({ story }) => ({ storyId: story }) }],
  [
    'POST /stories/:id/ask-confirmation',
    { at: 'story', body: (theirs) => ({ referenceIds: [theirs.reference] }) },
  ],
]

/** Calls that name what everybody may see, and what is still to be made. */
const namesNothingOwned = new Set([
  // The visit and the joined identity are those of the asking browser.
  'POST /identities/:provider/join',
  // A passkey that is still to be added names itself.
  'POST /passkeys',
  // What a page counts of what it shows.
  'POST /seen',
  'POST /dashboard/dossier-opened',
  // The address that somebody wants for their own page.
  'PUT /customer-profile',
  // A passkey is proven by its signature.
  'POST /login/passkey',
  'POST /questions',
  'POST /submit-reference',
])

let theirs: Owned
let attacker: Owned
beforeAll(async () => {
  ;[theirs, attacker] = [await ownerOfEverything(), await ownerOfEverything()]
})

const ask = (person: Browser, call: string, at: string | number | undefined, body: object = {}) => {
  const [method, pattern = ''] = call.split(' ')
  const path = pattern
    .replace(/:\w+\{(\w+)\|\w+\}/g, '$1')
    .replace(/:\w+/g, encodeURIComponent(String(at ?? '')))
  if (method === 'GET') return person.get(path)
  return method === 'PUT' ? person.put(path, body) : person.post(path, body)
}

const namesOf = (schema: unknown): string[] =>
  schema && typeof schema === 'object'
    ? [
        ...('properties' in schema ? Object.keys(schema.properties as object) : []),
        ...Object.values(schema).flatMap(namesOf),
      ]
    : []
const namesThing = (name: string) => /^ids?$|Ids?$/.test(name) && !/^(raw|message)Id$/.test(name)

test('every call that names something of an owner or a visitor is asked about somebody else’s', () => {
  const naming = [...calls].flatMap(([call, { caller, input = {} }]) => {
    if ((typeof caller === 'object' && 'roles' in caller) || / \/dev\//.test(call)) return []
    const read = [input.query, input.json].flatMap((part) =>
      part ? namesOf(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })) : [],
    )
    // What opens with a token or is public is nobody’s alone.
    const inPath = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const names = caller === 'anyone' ? inPath.filter((name) => name === 'sessionId') : inPath
    return names.length || read.some(namesThing) ? [call] : []
  })
  const missing = naming.filter((call) => !aims[call] && !namesNothingOwned.has(call))
  expect(missing, 'give each an aim in this file, or a place in namesNothingOwned').toEqual([])
})

/** The status of an answer, and the code or reason that it says. */
async function outcomeOf(answer: Response) {
  const text = await answer.text()
  const { code, reason } = text.startsWith('{') ? JSON.parse(text) : {}
  return { text, outcome: [answer.status, code ?? reason] }
}

test.each(Object.entries(aims))('%s reads and changes nothing of another owner', async (call, aim) => {
  const before = await everythingOf(theirs)
  const { at, body, expected = [404, expect.stringMatching(/_NOT_FOUND$/)] } = aim
  const answer = await ask(attacker.account, call, at && theirs.ids[at], body?.(theirs.ids, attacker.ids))
  const { text, outcome } = await outcomeOf(answer)
  expect(outcome).toEqual(expected)
  expect(text).not.toContain(secretWord)
  expect(await everythingOf(theirs)).toEqual(before)
})

test.each(mixed)('%s takes nothing of another owner into the own account', async (call, { at, body }) => {
  const before = await everythingOf(theirs)
  await ask(attacker.account, call, at && attacker.ids[at], body?.(theirs.ids, attacker.ids))
  expect(await everythingOf(theirs)).toEqual(before)
  const own = JSON.stringify(await everythingOf(attacker))
  expect(own).not.toContain(`"storyId":${theirs.ids.story},`)
})

/** What needs a public page first, what takes something away last. */
const rankOf = (call: string) =>
  /(chat|chat\/ai-response|order)$/.test(call)
    ? 0
    : /sessions/.test(call)
      ? 3
      : /(delete|remove|erase|cancel|withdraw)$/.test(call)
        ? 2
        : 1
const inOrder = Object.entries(aims)
  // No model is configured that could propose anything.
  .filter(([call]) => !call.endsWith('rewording'))
  .sort(([one], [other]) => rankOf(one) - rankOf(other))

test.each(inOrder)('%s knows the thing when its own owner asks', async (call, { at, body }) => {
  const person = / \/(chat|verify-trial)/.test(call) ? theirs.visitor : theirs.account
  const { outcome } = await outcomeOf(
    await ask(person, call, at && theirs.ids[at], body?.(theirs.ids, theirs.ids)),
  )
  expect([400, 401, 403, 404]).not.toContain(outcome[0])
})
