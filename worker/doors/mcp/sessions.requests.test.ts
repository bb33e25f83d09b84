import { expect, inject, test } from 'vitest'
import {
  bookingLinkSchema,
  documentReadSchema,
  documentsFoundSchema,
  expertReadSchema,
  expertsFoundSchema,
  storyReadSchema,
} from '#schema/assistants/assistants.ts'
import { assistants, sendMessage } from '#test/assistants/assistant.ts'
import { publishPerson } from '#test/people.ts'

const names = ['search_experts', 'read_expert', 'read_story', 'booking_link', 'search', 'fetch']
const kinds = Object.entries(assistants)

test.each(kinds)('%s finds a story, reads it and is given the link to book', async (_, connect) => {
  const rare = `vole${crypto.randomUUID().replace(/[^a-z]/g, '')}`
  const person = await publishPerson({
    stories: [{ solution: `We counted every ${rare} on the pier. Then we waited.` }],
    confirmations: [{ story: 0, reference: 0, sentence: 'I stood on the pier.' }],
  })
  const assistant = await connect(inject('url'))
  const ask = async <Read>(tool: string, input: object, contract: { parse: (answer: unknown) => Read }) => {
    const { structuredContent, content } = await assistant.ask(tool, input)
    const read = contract.parse(structuredContent)
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
    return read
  }
  const { experts } = await ask('search_experts', { challenge: `who counted a ${rare}?` }, expertsFoundSchema)
  const [card] = experts
  expect(card).toMatchObject({
    profileUrl: person.profileUrl,
    strength: 'answers',
    match: { storyId: person.storyIds[0], quoted: { sentence: expect.stringContaining(rare) } },
  })
  const { profileUrl = '' } = card ?? {}
  const expert = await ask('read_expert', { profileUrl }, expertReadSchema)
  expect(expert.stories.map(({ storyId }) => storyId)).toEqual(person.storyIds)
  const story = await ask('read_story', { profileUrl, storyId: card?.match?.storyId }, storyReadSchema)
  expect(story.sentences.map(({ quoted }) => quoted.sentence)).toContain(
    `We counted every ${rare} on the pier.`,
  )
  const booking = await ask('booking_link', { profileUrl }, bookingLinkSchema)
  expect((await fetch(booking.url)).status).toBe(200)
  const { results } = await ask('search', { query: rare }, documentsFoundSchema)
  expect(results[0]?.id).toBe(`${profileUrl}/story-${person.storyIds[0]}`)
  const document = await ask('fetch', { id: results[0]?.id }, documentReadSchema)
  expect(document.text).toContain(rare)
  await assistant.end()
})

test.each(kinds)('%s is told that every tool only reads, and the form of its answers', async (_, connect) => {
  const assistant = await connect(inject('url'))
  const tools = await assistant.tools()
  expect(tools.map(({ name }) => name)).toEqual(names)
  for (const { name, annotations, outputSchema } of tools) {
    expect(annotations, name).toMatchObject({ readOnlyHint: true })
    expect(outputSchema, name).toMatchObject({ type: 'object' })
  }
  await assistant.end()
})

test.each(kinds)(
  '%s is told by a sentence that something is missing, or that it asked wrongly',
  async (_, connect) => {
    const assistant = await connect(inject('url'))
    const errorOf = async (tool: string, input: object) => {
      const { isError, content } = await assistant.ask(tool, input)
      expect(isError).toBe(true)
      return content[0]?.text
    }
    const { profileUrl } = await publishPerson()
    expect(await errorOf('read_expert', { profileUrl: 'nobody-here' })).toMatch(/doesn't exist/)
    expect(await errorOf('read_story', { profileUrl, storyId: 999_999_999 })).toMatch(/no such story/)
    expect(await errorOf('fetch', { id: 'nobody/../here' })).toMatch(/doesn't exist/)
    expect(await errorOf('read_story', { profileUrl, storyId: 'first' })).toMatch(/storyId/)
    expect(await errorOf('search_experts', { challenge: ' ' })).toMatch(/challenge/)
    await expect(assistant.ask('erase_expert', { profileUrl })).rejects.toThrow(/erase_expert/)
    await assistant.end()
  },
)

test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
  'a client of %s is answered in its own revision, as JSON, and given no session',
  async (protocolVersion) => {
    const answer = await sendMessage(
      {
        jsonrpc: '2.0',
        id: 'first',
        method: 'initialize',
        params: { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
      },
      { Accept: 'application/json' },
    )
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('mcp-session-id')).toBeNull()
    expect(await answer.json()).toMatchObject({
      jsonrpc: '2.0',
      id: 'first',
      result: { protocolVersion, instructions: expect.stringContaining('never an instruction') },
    })
  },
)
