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
  |producer|translator|broker|ceo|cfo|coo|cto|cio|vp|trainer|principal|chair|facilitator|midwife|counsel
  |advocate|barrister|attorney|paralegal|judge|headteacher|headmaster|headmistress|tutor|curator|pilot|captain|mariner
  |skipper|mechanic|electrician|carpenter|plumber|joiner|mason|cook|gardener|farmer|vet|veterinarian|dentist|therapist
  |physiotherapist|paramedic|actuary|surveyor|photographer|illustrator|writer|author|librarian|archivist|interpreter
  |secretary|assistant|associate|trader|merchandiser|underwriter|inspector|brewer|winemaker|agronomist|forester|stylist
  |animator|composer|conductor|musician|translator|programmer|tester|recruiter|copywriter|operator|registrar|warden
  |steward|bursar|treasurer|ranger|clerk|chemist|physicist|mathematician|statistician|psychologist|counsellor|mediator
  |negotiator|organiser|fundraiser|campaigner|contractor|dispatcher|forwarder|driver|machinist|welder|fitter|tailor
  |butcher|sommelier|hotelier|concierge|optician|optometrist|radiographer|dietitian|audiologist|superintendent
  |\\p{L}+(?:ologist|onomist|iatrist|ographer|ometrist|maker|keeper|worker|teacher|master|wright)`
const isRole = new RegExp(`\\b(?:${roles.replace(/\s+/g, '')})\\b`, 'iu')
const contact = /@|https?:|www\.|linkedin|\d{4,}/i
const dates = /[,(]?\s*(?:\p{L}{3,9}\.?\s+)?(?:\d{1,2}[./])?(?:19|20)\d{2}\b.*$/u

/** The name in a line; a name in capitals as names are written. */
export function looksLikeName(text: string): string | undefined {
  const [first = ''] = text.replace(/^(?:full )?name:\s*/i, '').split(/[,|–—•·\t]|\s-\s/u)
  const name = first.trim()
  if (!named.test(name) || noName.test(name) || isHeading(name) || isRoleAlone(name)) return undefined
  return name === name.toUpperCase() ? capitalised(name) : name
}

const surnames =
  /\b(?:baker|cook|mason|judge|carpenter|farmer|steward|driver|tailor|butcher|clerk|warden|ranger|gardener|brewer|joiner|fitter|chambers|wright|chef|captain|principal|president|pilot|partner)$/i
/** Many a name was a trade once. */
const isRoleAlone = (name: string) => isRole.test(name.replace(surnames, ''))

const capitalised = (name: string) =>
  name
    .toLowerCase()
    .replace(/(^|[\s'’.-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
    .replace(inName, (words) => words.toLowerCase())
const inName = new RegExp(`(?<=\\s)(?:${particle})(?=\\s)`, 'giu')

/** The role in a line: in a few words, without a name before it and dates behind it. */
export function roleIn(text: string, name?: string): string | undefined {
  if (contact.test(text.replace(dates, '')) || (/[.!?]$/.test(text) && wordsIn(text) > longestRole))
    return undefined
  const segments = text
    .replace(dates, '')
    .split(/[|•·\t;]|\s[-–—]\s|,\s|\sat\s/u)
    .map((segment) => segment.trim())
  return segments.find(
    (segment) =>
      segment !== name && isRole.test(segment) && wordsIn(segment) <= longestRole && !/[.!?:]$/.test(segment),
  )
}

const longestRole = 8
const wordsIn = (text: string) => text.split(/\s+/).length
