import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { postJson, statusOf } from '#test/requests.ts'
import { calls } from './doors/calls.ts'

/** Whether a field of a contract reads text, alone or among others. */
const readsText = (field: unknown) =>
  /"type":"string"/.test(JSON.stringify(field)) && !/"type":"object"/.test(JSON.stringify(field))

/** What is left out where it is not as expected, or compared with the plans. */
const lenient = ['next', 'scorecardResult', 'level_name', 'currency']

/** The texts that anybody may send in the body of a call. */
const typed = [...calls].flatMap(([call, { caller, input }]) => {
  if (caller !== 'anyone' || !input?.json || !/^POST (?!\/dev\/)[^:]+$/.test(call)) return []
  const { properties = {} } = z.toJSONSchema(input.json as z.ZodType, { io: 'input', unrepresentable: 'any' })
  const names = Object.keys(properties).filter(
    (name) => readsText(properties[name]) && !lenient.includes(name),
  )
  return names.length ? [{ path: call.slice('POST '.length), names }] : []
})
const fields = typed.flatMap(({ path, names }) => names.map((name) => [path, name] as const))

test('every call that strangers write to is asked here', () => {
  expect(fields.length).toBeGreaterThan(70)
})

test.each(fields)('%s refuses a %s that nobody writes, before it does anything', async (path, field) => {
  const start = performance.now()
  const answer = await postJson(`${inject('url')}/api${path}`, { [field]: 'a '.repeat(100_000) })
  expect(answer.status).toBe(400)
  const { details } = (await answer.json()) as { details: { path: string }[] }
  expect(details.map((detail) => detail.path)).toContain(field)
  expect(performance.now() - start).toBeLessThan(60_000)
})

test.each(typed)('$path reads no body of a megabyte', async ({ path }) => {
  const url = `${inject('url')}/api${path}`
  expect([413, undefined]).toContain(await statusOf(url, JSON.stringify({ text: 'a'.repeat(1_000_000) })))
})
