import fc from 'fast-check'
import { z } from 'zod'
import { noticeOf } from '#schema/text/notices.ts'
import { hostileText, hostileValue, type Json, maxTextLength } from './hostile-values.ts'

type JsonSchema = {
  type?: string
  const?: Json
  enum?: Json[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  $ref?: string
  $defs?: Record<string, JsonSchema>
}
/** Query and path hold texts alone. */
export type Part = 'json' | 'query' | 'param'

/** By the name of a field, values that stand for something that is there. */
export type Known = Record<string, Json[]>

/** A field that no contract knows. */
const unknownField = 'nobodyKnowsThisField'

/**
 * Bodies as a contract describes them, with some hostile parts; with an `example`, every other body is the example with
 * two fields changed. Most name what is `known`.
 */
export function bodiesOf(
  contract: z.ZodType,
  part: Part,
  { example, known = {} }: { example?: object | undefined; known?: Known } = {},
): fc.Arbitrary<Json> {
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const made = someValue(schema, schema)
  const body = example ? fc.oneof(made, changed(example as Json, schema)) : made
  const naming = Object.keys(known).length ? body.chain((value) => withKnown(value, known)) : body
  return part === 'json' ? naming : naming.map(asTexts)
}

/** The same with most of its fields of a known name naming something that is there. */
function withKnown(body: Json, known: Known): fc.Arbitrary<Json> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return fc.constant(body)
  const names = Object.keys(body).filter((name) => Object.hasOwn(known, name))
  const values = names.map((name) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(known[name] ?? [])) },
      { weight: 1, arbitrary: fc.constant(body[name] ?? null) },
    ),
  )
  return fc.tuple(...values).map(
    (given): Json => ({
      ...body,
      ...Object.fromEntries(names.map((name, at) => [name, given[at] ?? null])),
    }),
  )
}

function changed(example: Json, schema: JsonSchema, whole = schema): fc.Arbitrary<Json> {
  if (typeof example !== 'object' || example === null || Array.isArray(example))
    return fc.oneof(fc.constant(example), someValue(schema, whole))
  const names = Object.keys({ ...example, ...schema.properties })
  if (!isRecord(schema)) names.push(unknownField)
  const change = fc.constantFrom(...names).chain((name) => {
    const field = schema.properties?.[name] ?? {}
    const standing = example[name]
    return fc.tuple(
      fc.constant(name),
      standing === undefined ? someValue(field, whole) : changed(standing, field, whole),
    )
  })
  return fc
    .array(change, { maxLength: 2 })
    .map((changes): Json => ({ ...example, ...Object.fromEntries(changes) }))
}

function someValue(schema: JsonSchema, whole: JsonSchema): fc.Arbitrary<Json> {
  return fc.oneof(
    { weight: 12, arbitrary: fittingValue(schema, whole) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function fittingValue(schema: JsonSchema, whole: JsonSchema): fc.Arbitrary<Json> {
  const { $ref, anyOf, oneOf, allOf, type } = schema
  if ($ref) {
    const named = whole.$defs?.[$ref.replace('#/$defs/', '')]
    return named ? someValue(named, whole) : hostileValue
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [first, ...others] = anyOf ?? oneOf ?? allOf ?? []
  if (first) return fc.oneof(fittingValue(first, whole), ...others.map((other) => fittingValue(other, whole)))
  if (type === 'object') return fittingObject(schema, whole)
  if (type === 'array') return fittingArray(schema, whole)
  if (type === 'string') return fittingText(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'number' || type === 'integer') {
    const { minimum = -10, maximum = 1_000 } = schema
    return fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(maximum)) })
  }
  return hostileValue
}

/** Whether it knows any name. */
const isRecord = ({ properties = {}, additionalProperties }: JsonSchema) =>
  typeof additionalProperties === 'object' && !Object.keys(properties).length

function fittingObject(schema: JsonSchema, whole: JsonSchema) {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const value = someValue(field, whole)
    const isRare = !required.includes(name)
    return fc.tuple(fc.constant(name), value, fc.integer({ min: 0, max: isRare ? 2 : 30 }))
  })
  const free =
    typeof additionalProperties === 'object'
      ? fc.array(fc.tuple(fc.oneof(hostileText, fc.string()), someValue(additionalProperties, whole)), {
          maxLength: 4,
        })
      : fc.constant<[string, Json][]>([])
  return fc.tuple(fc.tuple(...fields), free, fc.boolean()).map(([known, others, isUnknownThere]): Json => {
    const there = known.flatMap(([name, value, luck]) => (luck ? [[name, value] as const] : []))
    const unknown =
      isUnknownThere && !isRecord(schema) ? [[unknownField, { [unknownField]: true }] as const] : []
    return Object.fromEntries<Json>([...there, ...others, ...unknown])
  })
}

function fittingArray(
  { items, prefixItems = [], minItems = 0, maxItems = 6 }: JsonSchema,
  whole: JsonSchema,
) {
  const item = typeof items === 'object' ? someValue(items, whole) : hostileValue
  const most = Math.max(minItems, Math.min(maxItems, 30) + 1)
  const rest = fc.array(item, { minLength: minItems, maxLength: most, size: 'small' })
  return fc
    .tuple(fc.tuple(...prefixItems.map((one) => someValue(one, whole))), rest)
    .map(([before, after]) => [...before, ...after])
}

function fittingText({ format, pattern, minLength = 0, maxLength = 80 }: JsonSchema): fc.Arbitrary<Json> {
  if (format === 'email') return fc.constantFrom('ada@house.example', 'Ada.Reeve+two@House.example')
  if (format === 'uuid' || format === 'guid') return fc.uuid()
  if (format === 'uri') return fc.constantFrom('https://house.example/a?b=c#d', 'http://localhost:8787')
  if (format === 'date-time') return fc.constant('2026-11-30T10:30:00.000Z')
  if (format === 'date') return fc.constant('2026-11-30')
  if (pattern) {
    try {
      return fc.stringMatching(new RegExp(pattern, 'u'))
    } catch {
      // Not every pattern can be turned round.
    }
  }
  const words = fc.constantFrom(
    'Ada Reeve',
    'ada-reeve',
    'ada@house.example',
    '07700 900123',
    '/account',
    '42',
    'Europe/London',
  )
  const text = fc.string({
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 400)),
    unit: 'grapheme',
  })
  return fc.oneof(
    words,
    text,
    fc.constant('a'.repeat(Math.min(maxLength, maxTextLength))),
    fc.constant('a'.repeat(Math.min(maxLength + 1, maxTextLength))),
  )
}

/** The fields of a query or a path, which are texts. */
const asTexts = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          typeof field === 'string' ? field : JSON.stringify(field),
        ]),
      )
    : {}

/** Whether a notice is one of Zod's own, which are written for developers. */
export const isTechnical = (notice: string) =>
  /^Invalid .*[^.]$|\bexpected\b|^Too (?:small|big)|^Unrecognized/is.test(notice)

type Tried = { call: string; part: Part; contract: z.ZodType; example?: object | undefined }

/**
 * Tries bodies at a contract; answers the first that it handled wrongly, how many it accepted, and the longest time in
 * milliseconds.
 */
export function tryContract(
  { contract, part, example }: Tried,
  { count, seed, maxMs = 1_000 }: { count: number; seed: number; maxMs?: number },
) {
  let [accepted, slowestMs] = [0, 0]
  const { counterexample, errorInstance } = fc.check(
    fc.property(bodiesOf(contract, part, { example }), (body) => {
      const sent: unknown = JSON.parse(JSON.stringify(body))
      const began = performance.now()
      const result = contract.safeParse(sent, { error: noticeOf })
      const ms = performance.now() - began
      slowestMs = Math.max(slowestMs, ms)
      if (ms > maxMs) throw new Error(`It takes ${Math.round(ms)} ms`)
      if (unknownField in Object.prototype) throw new Error('It changes what every object has')
      const technical = result.error?.issues.find(({ message }) => isTechnical(message))
      if (technical) throw new Error(`It says “${technical.message}”`)
      if (!result.success) return
      accepted++
      if (holdsUnknown(result.data)) throw new Error('It keeps a field that it does not know')
    }),
    { numRuns: count, seed },
  )
  const unhandled =
    counterexample && `${String(errorInstance)}: ${JSON.stringify(counterexample[0]).slice(0, 400)}`
  return { unhandled: unhandled ?? undefined, accepted, slowestMs }
}

const holdsUnknown = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, field]) => name === unknownField || holdsUnknown(field))
