import { holdsRole, isRoleAlone } from './role-words.ts'
import { isHeading } from './sections.ts'

const listed = (words: string) => words.replace(/\s+/g, '')
/** Particles that are lower-case within a name. */
const small =
  listed(`de|da|do|dos|das|del|della|delle|dei|degli|dal|di|du|des|la|le|las|los|lo|e|y|i|van|von|vom|zu|zum|zur
  |der|den|dem|ten|ter|te|op|auf|am|und|af|av|bin|bint|ibn|al|el`)
const particles = listed(
  `${small}|á|à|ben|bat|abu|ap|ab|mac|mc|ní|nic|ó|ua|uí|ui|na|san|med|phil|rer|nat|ing|habil|jr|sr`,
)
const capitalised = `(?:(?:al|el|ad|as|ash|bin|de|d|l|o|t)[-'’])?\\p{Lu}[\\p{L}\\p{M}'’.-]*`
const word = `(?:${capitalised}|[("“‘']${capitalised}[)"”’']|(?:['’]t|'s|(?:${particles})\\.?)(?=\\s))`
const named = new RegExp(`^${word}(?:\\s+${word}){1,6}$`, 'u')
const noName =
  /(?<!\p{L})(?:curriculum|vitae|r[eé]sum[eé]|lebenslauf|cv|profile|contact|b\.?sc|m\.?sc|b\.?a|b\.?eng|m\.?eng|diploma|limited|ltd|gmbh|inc|university|street|road|london)(?!\p{L})/iu
const before =
  /^(?:(?:full )?name:|(?:curriculum vitae|cv|r[eé]sum[eé]|lebenslauf)(?:\s+(?:of|for|von))?[\s:|–—•·,-]+)\s*/i
/** Degrees and memberships after a name, and pronouns. */
const behind =
  /(?:[\s,]+(?:Ph\.?D|DPhil|MBA|EMBA|M\.?Sc|B\.?Sc|M\.?A|B\.?A|MEng|BEng|C\.?Eng|LL\.?[MB]|M\.?D|R\.?N|CPA|CFA|A?CCA|FCCA|ACA|FCA|ACMA|FCMA|CIMA|PMP|MRICS|FRICS|RIBA|MCIPD|FCIPD|FRSA|FRCS|MRCP|OBE|MBE|CBE|Esq)\.?|\s*\([^)]*\))+$/u

const contact = /@|https?:|www\.|linkedin|\d{4,}/i
const dates = /[,(]?\s*(?:\p{L}{3,9}\.?\s+)?(?:\d{1,2}[./])?(?:19|20)\d{2}\b.*$/u

/** The name at the start of a line; one in capitals in title case. `isKnown`: whether a word is known to be part of the name. */
export function looksLikeName(text: string, isKnown: (word: string) => boolean = () => false) {
  const [first = ''] = text.replace(before, '').split(/[,|–—•·\t]|\s-\s/u)
  const name = first.trim().replace(behind, '')
  if (!named.test(name) || noName.test(name) || isHeading(name)) return undefined
  const last = name.split(/\s/).at(-1) ?? ''
  if (isRoleAlone(name.replace(title, '')) && !isKnown(last)) return undefined
  return name === name.toUpperCase() ? inTitleCase(name) : name
}

/** A title before a name, which says what somebody is. */
const title = /^(?:captain|professor|judge|councillor|chancellor)\s+(?=\S+\s)/i

/** Upper case to title case; a Turkish dotless I stays dotless. */
const inTitleCase = (name: string) => {
  const language = /[ĞŞ]|(?<=\p{L})İ/u.test(name) ? 'tr' : 'en'
  return name
    .replace(/(?<=[\p{L}\p{M}])[\p{L}\p{M}]+/gu, (letters) => letters.toLocaleLowerCase(language))
    .replace(inName, (words) => words.toLowerCase())
}
const inName = new RegExp(`(?<=\\s)(?:${small})(?=\\s)`, 'giu')

/** The role in a line: in a few words, without the name, and without dates or an address after it. */
export function roleIn(text: string, name = ''): string | undefined {
  if (/[.!?]$/.test(text) && wordsIn(text) > maxRoleWords) return undefined
  const segments = text
    .replace(dates, '')
    .split(/[|•·\t;]|\s[-–—]\s|,\s|\sat\s/u)
    .map((segment) => segment.trim())
  const reach = segments.findIndex((segment) => contact.test(segment))
  return segments
    .slice(0, reach < 0 ? undefined : reach)
    .find(
      (segment) =>
        !name.toLowerCase().includes(segment.toLowerCase()) &&
        holdsRole(segment) &&
        wordsIn(segment) <= maxRoleWords &&
        !/[.!?:]$/.test(segment),
    )
}

const maxRoleWords = 8
const wordsIn = (text: string) => text.split(/\s+/).length
