import type { Citation } from '#schema/chat/chat-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'

type Referee = Pick<PublicProfile['references'][number], 'id' | 'name' | 'role' | 'company' | 'feedback'>

/** Shorter sentences are too common to be a quote. */
const minQuoteLength = 30
/** A first and last name with capital letters, or of a script without them, which can mean nothing else. */
const fullName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+)* [\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*$/u

/** What identifies a referee in an answer: their full name, their name with role or company, and their words. */
export const traitsOf = ({ name, role, company, feedback }: Omit<Referee, 'id'>): string[] => [
  ...(fullName.test(name) ? [name] : []),
  ...[role, company].filter(Boolean).map((is) => `${name}, ${is}`),
  ...feedback
    .split(/\n|(?<=[.!?…])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= minQuoteLength),
]

/**
 * The ids of the referees whom an answer names or quotes; a trait that the page says elsewhere as well counts for none.
 */
export function namedReferees(
  profile: PublicProfile,
  { text, citations }: { text: string; citations: readonly Citation[] },
): number[] {
  return profile.references
    .filter((reference) => {
      const others = wordsWithout(profile, reference.id)
      const isCited = citations.some(({ confirmedBy = [] }) =>
        confirmedBy.some(({ referenceId }) => referenceId === reference.id),
      )
      // Who confirmed what is quoted is named beside it, also by one word.
      const traits = [...traitsOf(reference), ...(isCited ? [`${reference.name} confirmed`] : [])]
      return traits.some((trait) => stands(trait, text) && !stands(trait, others))
    })
    .map(({ id }) => id)
}

/** The page's words without one referee's entry. */
const wordsWithout = ({ references, ...page }: PublicProfile, id: number) =>
  [
    page.name,
    ...[page.currentRole, page.industry, page.headline, page.about, page.coreProblemSolved],
    ...[page.agentGreeting, ...page.businessAreas, ...page.coreDeliverables, ...page.expertise],
    ...page.solutionProfile.keySkills,
    ...page.signatureSystem.flatMap(({ title, outcome }) => [title, outcome]),
    ...page.stories.flatMap(({ title, subtitle, problemDescription, task, solution, results }) => [
      ...[title, subtitle, problemDescription, task, solution, results],
    ]),
    ...references.flatMap((one) => (one.id === id ? [] : [one.name, one.role, one.company, one.feedback])),
  ].join('\n')

/** Whether a text contains words as whole words. */
function stands(words: string, text: string): boolean {
  for (let found = text.indexOf(words); found >= 0; found = text.indexOf(words, found + 1))
    if (!isLetter(text[found - 1]) && !isLetter(text[found + words.length])) return true
  return false
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
