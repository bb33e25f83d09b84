import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { wordIn } from './form.ts'
import { listOf } from './read-badge.ts'

type Named = { id: string; name: string }

/** What a badge says, in texts that are safe to show. */
export type BadgeContent = {
  id: string
  title: string
  description: string
  criteria: string
  /** The address of its picture. */
  image: string
  results: { value: string; name: string }[]
  issuer: Named
  subject: Named
  /** Where the evidence is. */
  evidence: Named[]
  validFrom: string
  validUntil: string
}

/** What stands unseen in a text, or turns its direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const maxItems = 40

/** A text on one line without what stands unseen in it, cut at a length. */
export const shownText = (value: Json | undefined, maxLength = 400): string =>
  cut(plain(value).replace(/\s+/g, ' '), maxLength)

/** The same on several lines. */
export const shownLines = (value: Json | undefined, maxLength: number): string =>
  plain(value)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => cut(line.replace(/\s+/g, ' '), maxLength))
    .filter(Boolean)
    .slice(0, 60)
    .join('\n')
    .slice(0, maxLength)

function cut(written: string, maxLength: number): string {
  const text = written.replace(unseen, '').trim()
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text
}

/** The text of a value that may be in several languages. */
function plain(value: Json | undefined): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const english = value.find((one) => isJsonObject(one) && String(one['@language']).startsWith('en'))
    return plain(english ?? value[0] ?? '')
  }
  return isJsonObject(value) && typeof value['@value'] === 'string' ? value['@value'] : ''
}

const objectOf = (value: Json | undefined): JsonObject => {
  const [first] = listOf(value)
  return isJsonObject(first) ? first : {}
}

/** A node that may be written as its id alone. */
export function namedOf(value: Json | undefined): Named {
  const [first] = listOf(value)
  if (typeof first === 'string') return { id: shownText(first, 500), name: '' }
  const { id, name } = objectOf(first)
  return { id: shownText(id, 500), name: shownText(name) }
}

export function badgeContentOf(badge: JsonObject): BadgeContent {
  const subject = objectOf(badge.credentialSubject)
  const achievement = objectOf(subject.achievement)
  const criteria = objectOf(achievement.criteria)
  return {
    id: shownText(badge.id, 500),
    title: shownText(achievement.name) || shownText(badge.name),
    description: shownLines(achievement.description, 2_000) || shownLines(badge.description, 2_000),
    criteria: shownLines(criteria.narrative, 4_000) || shownText(criteria.id, 500),
    image: shownText(wordIn(achievement.image), 500),
    results: resultsOf(subject, achievement),
    issuer: namedOf(badge.issuer),
    subject: namedOf(badge.credentialSubject),
    evidence: listOf(badge.evidence)
      .slice(0, maxItems)
      .map((one) => namedOf(one))
      .filter(({ id }) => id),
    validFrom: shownText(wordIn(badge.validFrom), 40),
    validUntil: shownText(wordIn(badge.validUntil), 40),
  }
}

/** Each result with the name of what was measured, where it has one. */
function resultsOf(subject: JsonObject, achievement: JsonObject): BadgeContent['results'] {
  const described = new Map(
    listOf(achievement.resultDescription)
      .filter(isJsonObject)
      .map(({ id, name }) => [id, shownText(name)]),
  )
  return listOf(subject.result)
    .slice(0, maxItems)
    .filter(isJsonObject)
    .map((result) => ({
      value: shownText(result.value, 1_000) || shownText(result.status),
      name: described.get(result.resultDescription) ?? '',
    }))
    .filter(({ value }) => value)
}
