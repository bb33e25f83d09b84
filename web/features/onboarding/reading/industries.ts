import { type OnboardingIndustry, onboardingIndustries } from '#schema/onboarding/wizard.ts'
import type { Finding } from './finding.ts'
import { type CvLine, placeOf } from './lines.ts'
import { sectionsOf } from './sections.ts'

const keys = Object.keys(onboardingIndustries) as OnboardingIndustry[]

/** The words for an industry where it is named as one, as LinkedIn and job boards name them. */
const names: Record<OnboardingIndustry, RegExp> = {
  technology: /\b(?:technology|software|internet|information services)\b/i,
  finance: /\b(?:finance|financial services|financial|banking|insurance)\b/i,
  healthcare: /\b(?:health ?care|hospitals?|medical practices?)\b/i,
  manufacturing: /\bmanufacturing\b/i,
  consulting: /\b(?:consulting|consultancy)\b/i,
  education: /\b(?:education|e-?learning)\b/i,
}

/** The wizard's industries that a name of one holds; most names hold one, some none. */
export const industriesNamed = (name: string): OnboardingIndustry[] =>
  keys.filter((key) => names[key].test(name))

const words: Record<OnboardingIndustry, string> = {
  technology: 'technology',
  finance: 'financial services',
  healthcare: 'health ?care',
  manufacturing: 'manufacturing',
  consulting: 'consulting',
  education: 'education',
}
const those =
  'sectors?|industry|industries|compan(?:y|ies)|firms?|clients|business(?:es)?|organi[sz]ations?|providers?|groups?'
const anywhere = patternsOf((word) => `\\b${word}\\b`)
/** As what somebody works in, for `education` and `consulting` are other things too. */
const asField = patternsOf((word) => `\\b(?:in|across|within)(?: the)? ${word}\\b|\\b${word} (?:${those})\\b`)

function patternsOf(around: (word: string) => string) {
  return keys.map((key) => ({ key, pattern: new RegExp(around(words[key]), 'i') }))
}

/** The one industry that a headline names, else the one that a summary does; where they name two, none. */
export function industryIn(headline: CvLine[], summary: CvLine[]): Finding[] {
  const [found, other] = [headline, summary].flatMap((lines, place) => {
    const patterns = place === 0 ? anywhere : asField
    const named = patterns.flatMap(({ key, pattern }) => {
      const line = lines.find(({ text }) => pattern.test(text))
      return line ? [{ key, line }] : []
    })
    return named.length === 1 ? named : []
  })
  const one = found ?? other
  return one ? [{ what: 'industry', value: one.key, where: placeOf(one.line) }] : []
}

const label = /^(?:industry|industries|sectors?|branche|secteur)(?:[:\t](.*))?$/i
/** Of companies and schools, whose names say little of an industry. */
const isOrganisation = /\b(?:ltd|limited|gmbh|inc|llc|plc|university|college|school)\b/i

/** The industries in a line that is labelled so, or below such a heading; else the one in headline or summary. */
export function industryInCv(lines: CvLine[]): Finding[] {
  for (const [place, line] of lines.entries()) {
    const found = label.exec(line.text)
    const said = found && (found[1] ? line : lines[place + 1])
    const named = said ? industriesNamed(said.text) : []
    if (said && named.length) return named.map((value) => ({ what: 'industry', value, where: placeOf(said) }))
  }
  const sections = sectionsOf(lines)
  const top = sections[0]?.lines
    .slice(0, 6)
    .filter(({ text }) => !/[@\d]/.test(text) && !isOrganisation.test(text))
  return industryIn(top ?? [], sections.find(({ kind }) => kind === 'summary')?.lines ?? [])
}
