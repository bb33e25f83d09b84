import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import type { Retrieval } from '../retrieval.ts'
import { phrasingFeatures } from '../stories/question-phrasing.ts'
import { type AnalysedQuestion, textOfStory } from './analysed-question.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import {
  clamp,
  type Feature,
  type Features,
  flagInteractions,
  maxOf,
  nameInside,
  questionFeatures,
  scaledEvidence,
} from './question-features.ts'

/** The features of each story of a page for a question, and those that nobody's page answers it. */
export function storyFeatures(
  profile: PublicProfile,
  retrieval: Retrieval,
  question: AnalysedQuestion,
): { stories: Features[]; nobody: Features } {
  const { plain, terms, flags, storyCoverages, aboutCoverage } = question
  const names = [profile.firstName, profile.lastName]
  const page = coverageOf(terms, ...profile.stories.map(textOfStory))
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const phrasing = phrasingFeatures(plain, names)
  const sharedFeatures: Feature[] = [
    ...questionFeatures(question),
    ['total', total / 20],
    ['nowhere', page.maxMissingWeight / 4],
    ['pageShare', page.share],
    ['aboutShare', aboutCoverage.share],
    ['topic', retrieval.topic?.similarity ?? 0],
    ['isTopic', Number(Boolean(retrieval.topic?.isNamed))],
    ...phrasing.map(([name, value]): Feature => [`m ${name}`, value]),
    [
      'manner',
      clamp(
        phrasing.reduce((sum, [, value, weight]) => sum + value * weight, 0),
        -6,
        8,
      ) / 3,
    ],
  ]
  const storyFeatureSets = profile.stories.map((story, storyIndex) => {
    const coverage = storyCoverages[storyIndex] ?? noCoverage
    const {
      score = 0,
      margin = 0,
      rivalMargin = 0,
      evidence = -6,
      share = 0,
      exactShare = 0,
    } = retrieval.storyScores[storyIndex] ?? {}
    const best = bestSentence(story, terms)
    const uniqueShare =
      coverage.share -
      maxOf(storyCoverages.flatMap((other, index) => (index === storyIndex ? [] : [other.share])))
    const shares: Feature[] = [
      ['share', share],
      ['exactly', exactShare],
      ['told', coverage.share],
      ['best', best.coverage.share],
    ]
    const features: Feature[] = [
      ...sharedFeatures,
      ...shares,
      ['score', Math.min(60, score) / 20],
      ['logScore', Math.log1p(score)],
      ['ofTotal', Math.min(4, score / (total || 1))],
      ['lead', clamp(margin, -30, 30) / 10],
      ['isBest', Number(margin > 0)],
      ['leadShare', clamp(margin / (total || 1), -1.5, 1.5)],
      ['beyond', clamp(rivalMargin, 0, 20) / 10],
      ['evidence', scaledEvidence(evidence)],
      ['isSure', Number(evidence >= 0)],
      ['same', coverage.exactShare],
      ['hits', Math.log1p(coverage.hits)],
      ['sameHits', Math.log1p(coverage.exactHits)],
      ['unsaid', coverage.maxMissingWeight / 4],
      ['unique', uniqueShare],
      ['spread', page.share - coverage.share],
      ['bestSame', best.coverage.exactShare],
      ['bestHits', Math.log1p(best.coverage.hits)],
      ['number', Number(flags.aNumber && figuresIn(best.text).length > 0)],
      ['place', Number(flags.aPlace && nameInside.test(best.text))],
      ['low', Number(share < 0.3)],
      ['middle', Number(share >= 0.5)],
      ['high', Number(share >= 0.75)],
    ]
    const phrasingInteractions = phrasing.flatMap(([name, value]): Feature[] =>
      value
        ? [
            [`m ${name} by share`, value * share],
            [`m ${name} by best`, value * best.coverage.share],
          ]
        : [],
    )
    return new Map([...features, ...flagInteractions(flags, shares), ...phrasingInteractions])
  })
  return { stories: storyFeatureSets, nobody: new Map(sharedFeatures) }
}

const noCoverage: Coverage = { share: 0, exactShare: 0, hits: 0, exactHits: 0, maxMissingWeight: 0 }

function bestSentence(story: PublicProfile['stories'][number], terms: AnalysedQuestion['terms']) {
  const [best] = splitSentences(textOfStory(story))
    .map((text) => ({ text, coverage: coverageOf(terms, text) }))
    .sort((one, other) => other.coverage.share - one.coverage.share)
  return best ?? { text: '', coverage: noCoverage }
}
