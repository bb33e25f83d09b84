import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import type { Vocabulary } from '../../../knowledge/search-query.ts'
import { wordsOf } from '../../../knowledge/terms.ts'
import { normaliseQuestion } from '../question/intents.ts'
import { asksForAdvice, describesProblem, troubleWithoutRequest } from '../question/question-form.ts'
import { isDistinctive, type QuestionTerm, questionTerms } from '../question/question-terms.ts'
import { pageIndex } from '../stories/story-ranking.ts'
import { type Coverage, coverageOf, indexText } from './coverage.ts'
import { type QuestionFlags, questionFlags } from './question-flags.ts'

/** A question with its flags, its terms and how much of it a page says. */
export type AnalysedQuestion = {
  plain: string
  flags: QuestionFlags
  terms: QuestionTerm[]
  /** Those that not every question may hold. */
  distinctive: QuestionTerm[]
  /** How much of it each story says, in the page's order. */
  storyCoverages: Coverage[]
  aboutCoverage: Coverage
  /** Names in it that no part of the page says. */
  foreignNames: number
  /** Whether a trouble is described or advice wanted. */
  isTrouble: boolean
  /** The sentence of the about text that says most of it. */
  best: { text: string; coverage: Coverage }
}

/** Analyses a question against the about text and the stories of a page. */
export function analyseQuestion(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
): AnalysedQuestion {
  const names = [profile.firstName, profile.lastName]
  const plain = normaliseQuestion(question, names)
  const terms = questionTerms(profile, plain, vocabulary, pageIndex(profile).passageFrequencies)
  const [best] = splitSentences(profile.about)
    .map((text) => ({ text, coverage: coverageOf(terms, text) }))
    .sort((one, other) => other.coverage.share - one.coverage.share)
  return {
    plain,
    flags: questionFlags(plain),
    terms,
    distinctive: terms.filter(isDistinctive),
    storyCoverages: profile.stories.map((story) => coverageOf(terms, textOfStory(story))),
    aboutCoverage: coverageOf(terms, profile.about),
    foreignNames: foreignNames(profile, question),
    isTrouble:
      describesProblem(question, names) ||
      troubleWithoutRequest(question, names) !== undefined ||
      asksForAdvice(question, names),
    best: best ?? { text: '', coverage: coverageOf(terms, '') },
  }
}

/** How many capitalised words inside a question no part of the page says. */
function foreignNames(profile: PublicProfile, question: string) {
  const own = indexText(profile.name)
  const { about, headline, coreProblemSolved, coreDeliverables, stories, references } = profile
  const parts = [about, headline, coreProblemSolved, ...coreDeliverables, ...stories.map(textOfStory)]
  const people = references.map(({ name, role, company, relationship, feedback }) =>
    [name, role, company, relationship, feedback].join('. '),
  )
  return [...question.matchAll(insideName)].filter(([name]) =>
    wordsOf(name).every(
      ({ stem }) =>
        !own.stems.has(stem) && [...parts, ...people].every((text) => !indexText(text).stems.has(stem)),
    ),
  ).length
}
const insideName = /(?<=[\p{L},;:] )(?!I\b)\p{Lu}[\p{L}\p{N}]+/gu

/** A story’s texts as one. */
export const textOfStory = ({
  title,
  subtitle,
  problemDescription,
  task,
  solution,
  results,
}: PublicProfile['stories'][number]) =>
  [title, subtitle, problemDescription, task, solution, results].join('. ')
