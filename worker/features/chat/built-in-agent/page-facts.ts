import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields } from '#schema/profiles/profile-fields.ts'
import { listed } from '#schema/text/phrases.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import type { Vocabulary } from '../../knowledge/search-query.ts'
import { joined, numberInWords, quoted, withoutFullStop } from '../wording.ts'
import type { Fact } from './question/intent-patterns.ts'
import { saysHowMany } from './question/question-form.ts'
import { contentOf, minFactCoverage } from './question-content.ts'

/** Related words say less about a life than about work, as nearly everybody has a family and a house. */
const minPersonalCoverage = 0.4
const asksForPlace =
  /\bwhere\b.{0,200}\b(?:from|come|came|grow|grew)\b|\b(?:which|what) (?:\w+ )?(?:countr\w+|towns?|cit(?:y|ies)|regions?|places?|parts)\b/
/** A capitalised name that does not begin a sentence. */
const properNoun = /(?<=[\p{L},;] )\p{Lu}\p{Ll}+/u

/**
 * A fact of the page in its own words, or the about text where it says more of the question; undefined where neither
 * says anything of it.
 */
export function factAnswer(profile: PublicProfile, fact: Fact, clauses: string[], vocabulary: Vocabulary) {
  for (const clause of clauses) {
    const answer = answerTo(profile, fact, clause, vocabulary)
    if (answer) return answer
  }
  return undefined
}

function answerTo(profile: PublicProfile, fact: Fact, clause: string, vocabulary: Vocabulary) {
  const isPersonal = fact === 'person' || fact === 'background'
  const content = contentOf(profile, clause, vocabulary, { countsGeneric: isPersonal })
  const answer = facts[fact](profile)
  const { about } = profile
  if (content.isEmpty)
    return isPersonal && asksForPlace.test(clause) && !properNoun.test(about) ? undefined : answer
  if (isPersonal && !saysHowMany(clause, about)) return undefined
  const head = profileFields.filter(({ isWeighed }) => isWeighed).flatMap(({ textsOf }) => textsOf(profile))
  const factCoverage = answer ? content.coverageIn(answer, ...(isPersonal ? [] : head)) : 0
  const aboutCoverage = content.coverageIn(about)
  const isCovered = isPersonal
    ? aboutCoverage >= minPersonalCoverage || content.exactCoverageIn(about) >= minFactCoverage
    : Math.max(factCoverage, aboutCoverage) >= minFactCoverage
  if (!isCovered) return undefined
  return aboutCoverage > factCoverage ? aboutAnswer(profile) : answer
}

/** The expert's about text, whole. */
export function aboutAnswer({ firstName, about }: PublicProfile): string | undefined {
  return about ? `${firstName} says on this page: ${quoted(about)}` : undefined
}

/** Patterns of how long the expert has done something, the plainest first. */
const durationPatterns = [
  /\bsince (?:then|\d{4})\b/i,
  /\b(?:for|spent|over) [\w-]+ (?:\w+ )?years\b/,
  /\byears?\b/,
]

const facts: Record<Fact, (profile: PublicProfile) => string | undefined> = {
  years: ({ firstName, yearsExperience, about }) => {
    const sentences = splitSentences(about)
    const durationSentence = durationPatterns
      .map((pattern) => sentences.find((text) => pattern.test(text)))
      .find(Boolean)
    return (
      joined([
        yearsExperience && `The page gives ${firstName}’s experience as ${quoted(yearsExperience)}.`,
        durationSentence && `In ${firstName}’s own words: ${quoted(durationSentence)}`,
      ]) || undefined
    )
  },
  days: ({ firstName, about }) => {
    const sentence = splitSentences(about).find((text) => /\b(?:days?|hours?|weeks?)\b/.test(text))
    return sentence && `In ${firstName}’s own words: ${quoted(sentence)}`
  },
  person: aboutAnswer,
  background: (profile) =>
    aboutAnswer(profile) ??
    (profile.currentRole && `On this page ${profile.firstName}’s role is ${quoted(profile.currentRole)}.`),
  deliverables: ({ firstName, coreDeliverables, coreProblemSolved }) =>
    joined([
      coreProblemSolved &&
        `${firstName} works on one problem above all: ${quoted(withoutFullStop(coreProblemSolved))}.`,
      coreDeliverables.length > 0 && `What ${firstName} delivers: ${quotedList(coreDeliverables)}.`,
    ]) || undefined,
  role: ({ firstName, currentRole, industry }) =>
    currentRole &&
    `On this page ${firstName}’s role is ${quoted(currentRole)}${industry && `, in the industry ${quoted(industry)}`}.`,
  industry: ({ firstName, industry, stories }) => {
    const others = [...new Set(stories.map((story) => story.industry))].filter(
      (other) => other && other !== industry,
    )
    return (
      industry &&
      joined([
        `${firstName}’s industry on this page is ${quoted(industry)}.`,
        others.length > 0 && `The stories also come from ${listed(others.map(quoted))}.`,
      ])
    )
  },
  areas: ({ firstName, businessAreas, expertise, coreProblemSolved }) =>
    joined([
      coreProblemSolved &&
        `${firstName} works on one problem above all: ${quoted(withoutFullStop(coreProblemSolved))}.`,
      businessAreas.length > 0 &&
        `${businessAreas.length === 1 ? 'The business area' : 'The business areas'} on this page: ${listed(businessAreas.map(quoted))}.`,
      expertise.length > 0 && `The topics: ${quotedList(expertise)}.`,
    ]) || undefined,
  skills: ({ firstName, solutionProfile: { keySkills } }) =>
    keySkills.length > 0
      ? `The key skills on ${firstName}’s page: ${listed(keySkills.map(quoted))}.`
      : undefined,
  method: ({ firstName, signatureSystem }) =>
    signatureSystem.length > 0
      ? `${firstName}’s method has ${signatureSystem.length === 1 ? 'one step' : `${numberInWords(signatureSystem.length)} steps`}: ${signatureSystem.map(({ title, outcome }, index) => `${index + 1}. ${title}: ${quoted(outcome)}`).join(' ')}`
      : undefined,
}

const quotedList = (texts: string[]) => texts.map((text) => quoted(withoutFullStop(text))).join('; ')
