import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import { mannerFeatures } from '../stories/story-manner.ts'
import type { Published } from '../support.ts'
import { type AskedOfPage, textOfStory } from './asked-of-page.ts'
import { type Coverage, coverageOf } from './other-words.ts'
import {
  type Feature,
  type Features,
  markedShares,
  most,
  nameInside,
  ofEvidence,
  questionFeatures,
  within,
} from './question-features.ts'

/** The features of each story of a page for a question, and those that nobody's page answers it. */
export function storyFeatures(
  profile: PublicProfile,
  published: Published,
  asked: AskedOfPage,
): { stories: Features[]; nobody: Features } {
  const { plain, terms, marks, stories, about } = asked
  const names = [profile.firstName, profile.lastName]
  const page = coverageOf(terms, ...profile.stories.map(textOfStory))
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const manner = mannerFeatures(plain, names)
  const ofAll: Feature[] = [
    ...questionFeatures(asked),
    ['total', total / 20],
    ['nowhere', page.unsaid / 4],
    ['pageShare', page.share],
    ['aboutShare', about.share],
    ['topic', published.topic?.nearness ?? 0],
    ['isTopic', Number(Boolean(published.topic?.isNamed))],
    ...manner.map(([name, size]): Feature => [`m ${name}`, size]),
    [
      'manner',
      within(
        manner.reduce((sum, [, size, worth]) => sum + size * worth, 0),
        -6,
        8,
      ) / 3,
    ],
  ]
  const ofStories = profile.stories.map((story, storyIndex) => {
    const covered = stories[storyIndex] ?? noCoverage
    const {
      score = 0,
      lead = 0,
      beyond = 0,
      evidence = -6,
      share = 0,
      exactly = 0,
    } = published.storyScores[storyIndex] ?? {}
    const best = bestSentence(story, terms)
    const unique =
      covered.share - most(stories.flatMap((other, index) => (index === storyIndex ? [] : [other.share])))
    const shares: Feature[] = [
      ['share', share],
      ['exactly', exactly],
      ['told', covered.share],
      ['best', best.coverage.share],
    ]
    const features: Feature[] = [
      ...ofAll,
      ...shares,
      ['score', Math.min(60, score) / 20],
      ['logScore', Math.log1p(score)],
      ['ofTotal', Math.min(4, score / (total || 1))],
      ['lead', within(lead, -30, 30) / 10],
      ['isBest', Number(lead > 0)],
      ['leadShare', within(lead / (total || 1), -1.5, 1.5)],
      ['beyond', within(beyond, 0, 20) / 10],
      ['evidence', ofEvidence(evidence)],
      ['isSure', Number(evidence >= 0)],
      ['same', covered.sameShare],
      ['hits', Math.log1p(covered.hits)],
      ['sameHits', Math.log1p(covered.sameHits)],
      ['unsaid', covered.unsaid / 4],
      ['unique', unique],
      ['spread', page.share - covered.share],
      ['bestSame', best.coverage.sameShare],
      ['bestHits', Math.log1p(best.coverage.hits)],
      ['number', Number(marks.aNumber && figuresIn(best.text).length > 0)],
      ['place', Number(marks.aPlace && nameInside.test(best.text))],
      ['low', Number(share < 0.3)],
      ['middle', Number(share >= 0.5)],
      ['high', Number(share >= 0.75)],
    ]
    const ofManner = manner.flatMap(([name, size]): Feature[] =>
      size
        ? [
            [`m ${name} by share`, size * share],
            [`m ${name} by best`, size * best.coverage.share],
          ]
        : [],
    )
    return new Map([...features, ...markedShares(marks, shares), ...ofManner])
  })
  return { stories: ofStories, nobody: new Map(ofAll) }
}

const noCoverage: Coverage = { share: 0, sameShare: 0, hits: 0, sameHits: 0, unsaid: 0 }

function bestSentence(story: PublicProfile['stories'][number], terms: AskedOfPage['terms']) {
  const [best] = splitSentences(textOfStory(story))
    .map((text) => ({ text, coverage: coverageOf(terms, text) }))
    .sort((one, other) => other.coverage.share - one.coverage.share)
  return best ?? { text: '', coverage: noCoverage }
}
