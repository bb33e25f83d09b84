import { z } from 'zod'

const text = z.string().trim().max(20_000).catch('')
const texts = z.array(text).catch([])
/** A list without what is of another kind. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable().catch(null))
    .catch([])
    .transform((items) => items.filter((one) => one !== null))

/** What is read of a JSON Resume (https://jsonresume.org/schema); what is of another kind counts as not said. */
const resumeSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      summary: text,
      email: text,
      phone: text,
      url: text,
      profiles: listOf(z.object({ network: text, url: text })),
    })
    .nullable()
    .catch(null),
  work: listOf(
    z.object({
      name: text,
      position: text,
      description: text,
      startDate: text,
      summary: text,
      highlights: texts,
    }),
  ),
  skills: listOf(z.object({ name: text, keywords: texts })),
  projects: listOf(z.object({ name: text, description: text, highlights: texts, type: text })),
  // Some programs write the last three, for which the schema has no place.
  references: listOf(z.object({ name: text, reference: text, position: text, company: text, email: text })),
  meta: z.object({ canonical: text }).nullable().catch(null),
})
export type JsonResume = z.output<typeof resumeSchema>

const nothing = JSON.stringify(resumeSchema.parse({}))

/** Reads a file as a JSON Resume; undefined where it is none, or says nothing of what is read. */
export function readJsonResume(json: string): JsonResume | undefined {
  const read = resumeSchema.safeParse(parsed(json))
  const isSomething = read.success && JSON.stringify(read.data) !== nothing
  return isSomething ? read.data : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
