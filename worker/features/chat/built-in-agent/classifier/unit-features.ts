import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { lifeFamiliesOf } from '../../../knowledge/life-words.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { rootOf } from '../../../knowledge/word-roots.ts'
import type { AskedOfPage } from './asked-of-page.ts'
import { coverageOf } from './other-words.ts'
import type { PageUnit } from './page-units.ts'
import {
  type Feature,
  type Features,
  markedShares,
  most,
  nameInside,
  ofEvidence,
  questionFeatures,
} from './question-features.ts'

/** The words of a question, its pairs of words, their families and how it opens. */
export function askedWords(plain: string): string[] {
  const all = wordsOf(plain)
  const words = all.map(({ text, stem }) => (isStopWord(text) ? text : rootOf(stem)))
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const families = all.flatMap(({ stem }) => [...lifeFamiliesOf(stem)].map((family) => `#${family}`))
  const opening = [`^${words[0]}`, `^${words[0]} ${words[1]}`]
  return [...new Set([...words, ...pairs, ...families, ...opening])].map((word) => `~${word}`)
}

/** The features of each unit of a page for a question. */
export function unitFeatures(
  profile: PublicProfile,
  units: readonly PageUnit[],
  asked: AskedOfPage,
  evidence?: number,
): Features[] {
  const { terms, marks, stories, best } = asked
  const whole = units.map(({ text, beside }) => coverageOf(terms, text, beside))
  const page = coverageOf(terms, ...units.flatMap(({ text, beside }) => [text, beside]))
  const storyShare = most(stories.map(({ share }) => share))
  const ofAll: Feature[] = [
    ...questionFeatures(asked),
    ['nowhere', page.unsaid / 4],
    ['evidence', ofEvidence(evidence)],
    ['story', storyShare],
  ]
  return units.map(({ kind, text, beside, referee }, index) => {
    const [own, near] = [coverageOf(terms, text), coverageOf(terms, beside)]
    const share = whole[index]?.share ?? 0
    const rival = most(
      whole.flatMap((one, other) => (other !== index && units[other]?.kind === kind ? [one.share] : [])),
    )
    const features: Feature[] = [
      ...ofAll,
      ['share', own.share],
      ['same', own.sameShare],
      ['hits', Math.log1p(own.hits)],
      ['sameHits', Math.log1p(own.sameHits)],
      ['unsaid', own.unsaid / 4],
      ['nearShare', near.share],
      ['nearSame', near.sameShare],
      ['nearHits', Math.log1p(near.hits)],
      ['wholeShare', share],
      ['lead', share - rival],
      ['isBest', Number(share > rival)],
    ]
    const shares: Feature[] = [
      ['share', own.share],
      ['near', near.share],
    ]
    if (kind === 'about') {
      shares.push(['best', best.coverage.share])
      features.push(
        ['best', best.coverage.share],
        ['bestSame', best.coverage.sameShare],
        ['bestHits', Math.log1p(best.coverage.hits)],
        ['number', Number(marks.aNumber && figuresIn(best.text).length > 0)],
        ['place', Number(marks.aPlace && nameInside.test(text))],
      )
    }
    if (referee) {
      const theirs = stories.filter((_, storyIndex) =>
        referee.confirms.includes(profile.stories[storyIndex]?.id ?? 0),
      )
      const ofTheirs = most(theirs.map(({ share }) => share))
      shares.push(['their', ofTheirs])
      features.push(['their', ofTheirs], ['theirLead', ofTheirs - storyShare])
    }
    return new Map([...features, ...markedShares(marks, shares)])
  })
}
