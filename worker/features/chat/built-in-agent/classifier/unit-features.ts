import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { lifeFamiliesOf } from '../../../knowledge/life-words.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { rootOf } from '../../../knowledge/word-roots.ts'
import type { AnalysedQuestion } from './analysed-question.ts'
import { coverageOf } from './coverage.ts'
import type { PageUnit } from './page-units.ts'
import {
  type Feature,
  type Features,
  flagInteractions,
  maxOf,
  nameInside,
  questionFeatures,
  scaledEvidence,
} from './question-features.ts'

/** The words of a question, its pairs of words, their families and how it opens. */
export function wordFeatures(plain: string): string[] {
  const allWords = wordsOf(plain)
  const words = allWords.map(({ text, stem }) => (isStopWord(text) ? text : rootOf(stem)))
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const families = allWords.flatMap(({ stem }) => [...lifeFamiliesOf(stem)].map((family) => `#${family}`))
  const opening = [`^${words[0]}`, `^${words[0]} ${words[1]}`]
  return [...new Set([...words, ...pairs, ...families, ...opening])].map((word) => `~${word}`)
}

/** The features of each unit of a page for a question. */
export function unitFeatures(
  profile: PublicProfile,
  units: readonly PageUnit[],
  question: AnalysedQuestion,
  evidence?: number,
): Features[] {
  const { terms, flags, storyCoverages, best } = question
  const combined = units.map(({ text, context }) => coverageOf(terms, text, context))
  const page = coverageOf(terms, ...units.flatMap(({ text, context }) => [text, context]))
  const storyShare = maxOf(storyCoverages.map(({ share }) => share))
  const sharedFeatures: Feature[] = [
    ...questionFeatures(question),
    ['nowhere', page.maxMissingWeight / 4],
    ['evidence', scaledEvidence(evidence)],
    ['story', storyShare],
  ]
  return units.map(({ kind, text, context, referee }, index) => {
    const [ownCoverage, contextCoverage] = [coverageOf(terms, text), coverageOf(terms, context)]
    const share = combined[index]?.share ?? 0
    const rival = maxOf(
      combined.flatMap((one, other) => (other !== index && units[other]?.kind === kind ? [one.share] : [])),
    )
    const features: Feature[] = [
      ...sharedFeatures,
      ['share', ownCoverage.share],
      ['same', ownCoverage.exactShare],
      ['hits', Math.log1p(ownCoverage.hits)],
      ['sameHits', Math.log1p(ownCoverage.exactHits)],
      ['unsaid', ownCoverage.maxMissingWeight / 4],
      ['nearShare', contextCoverage.share],
      ['nearSame', contextCoverage.exactShare],
      ['nearHits', Math.log1p(contextCoverage.hits)],
      ['wholeShare', share],
      ['lead', share - rival],
      ['isBest', Number(share > rival)],
    ]
    const shares: Feature[] = [
      ['share', ownCoverage.share],
      ['near', contextCoverage.share],
    ]
    if (kind === 'about') {
      shares.push(['best', best.coverage.share])
      features.push(
        ['best', best.coverage.share],
        ['bestSame', best.coverage.exactShare],
        ['bestHits', Math.log1p(best.coverage.hits)],
        ['number', Number(flags.aNumber && figuresIn(best.text).length > 0)],
        ['place', Number(flags.aPlace && nameInside.test(text))],
      )
    }
    if (referee) {
      const confirmedCoverages = storyCoverages.filter((_, storyIndex) =>
        referee.confirms.includes(profile.stories[storyIndex]?.id ?? 0),
      )
      const confirmedShare = maxOf(confirmedCoverages.map(({ share }) => share))
      shares.push(['their', confirmedShare])
      features.push(['their', confirmedShare], ['theirLead', confirmedShare - storyShare])
    }
    return new Map([...features, ...flagInteractions(flags, shares)])
  })
}
