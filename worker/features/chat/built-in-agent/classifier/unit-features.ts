import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { lifeFamiliesOf } from '../../../knowledge/life-words.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { rootOf } from '../../../knowledge/word-roots.ts'
import { plainSentences } from '../question/question-form.ts'
import type { AskedOfPage } from './asked-of-page.ts'
import { coverageOf } from './other-words.ts'
import type { PageUnit } from './page-units.ts'

/** The features by which the classifier sees whether a unit answers a question, each with its value. */
export type Features = Map<string, number>

/** The words of a question, its pairs of words, their families and how it opens. */
export function askedWords(plain: string): string[] {
  const all = wordsOf(plain)
  const words = all.map(({ text, stem }) => (isStopWord(text) ? text : rootOf(stem)))
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const families = all.flatMap(({ stem }) => [...lifeFamiliesOf(stem)].map((family) => `#${family}`))
  const opening = [`^${words[0]}`, `^${words[0]} ${words[1]}`]
  return [...new Set([...words, ...pairs, ...families, ...opening])].map((word) => `~${word}`)
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const ofEvidence = (evidence = -6) => within(evidence, -6, 6) / 3
const most = (shares: readonly number[]) => Math.max(0, ...shares)
const namesSomething = /(?<=[\p{L},;] )(?!I\b)\p{Lu}\p{Ll}+/u

/** The features of each unit of a page for a question. */
export function unitFeatures(
  profile: PublicProfile,
  units: readonly PageUnit[],
  asked: AskedOfPage,
  evidence?: number,
): Features[] {
  const { plain, terms, distinctive, marks, stories, foreignNames, best, isTrouble } = asked
  const whole = units.map(({ text, beside }) => coverageOf(terms, text, beside))
  const page = coverageOf(terms, ...units.flatMap(({ text, beside }) => [text, beside]))
  const storyShare = most(stories.map(({ share }) => share))
  const ofAll: [string, number][] = [
    ['one', 1],
    ['long', Math.log1p(wordsOf(plain).length)],
    ['sentences', Number(plainSentences(plain).length > 1)],
    ['foreignNames', Math.min(2, foreignNames)],
    ['isTrouble', Number(isTrouble)],
    ['nowhere', page.unsaid / 4],
    ['evidence', ofEvidence(evidence)],
    ['story', storyShare],
    ['terms', Math.log1p(terms.length)],
    ['telling', Math.log1p(distinctive.length)],
    ...Object.entries(marks),
  ]
  return units.map(({ kind, text, beside, referee }, index) => {
    const [own, near] = [coverageOf(terms, text), coverageOf(terms, beside)]
    const share = whole[index]?.share ?? 0
    const rival = most(
      whole.flatMap((one, other) => (other !== index && units[other]?.kind === kind ? [one.share] : [])),
    )
    const features: [string, number][] = [
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
    const shares: [string, number][] = [
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
        ['place', Number(marks.aPlace && namesSomething.test(text))],
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
    for (const [mark, borne] of Object.entries(marks))
      if (borne)
        features.push(...shares.map(([name, size]): [string, number] => [`${mark} by ${name}`, size]))
    return new Map(features)
  })
}
