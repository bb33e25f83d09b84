import { isHeading } from './sections.ts'

const particle = 'de|da|do|dos|del|della|di|du|la|le|van|von|der|den|ten|ter|bin|ibn|al|el|y|zu|af|av'
const word = `(?:\\p{Lu}[\\p{L}'’.-]*|(?:${particle})(?=\\s))`
const named = new RegExp(`^${word}(?:\\s+${word}){1,5}$`, 'u')
const noName =
  /\b(?:curriculum|vitae|r[eé]sum[eé]|lebenslauf|cv|profile|page|contact|limited|ltd|gmbh|inc|university|street|road|london)\b/i

const roles = `manager|director|head|chief|officer|consultant|engineer|developer|analyst|lead|leader|specialist|coach
  |advis[eo]r|founder|co-founder|owner|president|partner|architect|designer|scientist|nurse|teacher|lecturer|professor
  |accountant|baker|chef|buyer|planner|administrator|coordinator|executive|strategist|controller|auditor|lawyer
  |solicitor|physician|surgeon|pharmacist|supervisor|superintendent|foreman|technician|researcher|editor|journalist
  |producer|translator|broker|ceo|cfo|coo|cto|cio|vp|trainer|principal|chair|facilitator|geologist|economist|midwife`
const isRole = new RegExp(`\\b(?:${roles.replace(/\s+/g, '')})\\b`, 'iu')
const contact = /@|https?:|www\.|linkedin|\d{4,}/i
const dates = /[,(]?\s*(?:\p{L}{3,9}\.?\s+)?(?:\d{1,2}[./])?(?:19|20)\d{2}\b.*$/u

/** The name in a line; a name in capitals as names are written. */
export function looksLikeName(text: string): string | undefined {
  const [first = ''] = text.replace(/^(?:full )?name:\s*/i, '').split(/[,|–—•·\t]|\s-\s/u)
  const name = first.trim()
  if (!named.test(name) || noName.test(name) || isHeading(name) || isRole.test(name)) return undefined
  return name === name.toUpperCase() ? capitalised(name) : name
}

const capitalised = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replace(inName, (words) => words.toLowerCase())
const inName = new RegExp(`(?<=\\s)(?:${particle})(?=\\s)`, 'giu')

/** The role in a line: in a few words, without a name before it and dates behind it. */
export function roleIn(text: string, name?: string): string | undefined {
  if (contact.test(text.replace(dates, ''))) return undefined
  const segments = text
    .replace(dates, '')
    .split(/[|•·\t;]|\s[-–—]\s|,\s|\sat\s/u)
    .map((segment) => segment.trim())
  return segments.find(
    (segment) =>
      segment !== name &&
      isRole.test(segment) &&
      segment.split(/\s+/).length <= 8 &&
      !/[.!?:]$/.test(segment),
  )
}
