import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { figuresIn } from '../../../knowledge/own-words.ts'
import { isOneSentence, saysHowMany } from '../question-form.ts'
import { storyManner } from '../story-manner.ts'
import { type AskedOfPage, textOfStory } from './asked-of-page.ts'
import { toldOf } from './other-words.ts'

/** The weights of the logistic regression that says whether the about text answers (docs/agent.md). */
const weights = {
  what: 1.26,
  howMany: 1.04,
  didYou: 1.14,
  which: -2.29,
  one: 0.67,
  manner: 0.11,
  ofUs: -0.74,
  aName: -2.31,
  privateLife: -2.15,
  aService: -0.63,
  aBusiness: -2.06,
  theWorld: -1.41,
  ofYou: 3.96,
  same: 1.14,
  best: 0.74,
  whereNow: -4.15,
  place: 3.03,
  number: 1.29,
  notSoMany: -2.2,
  telling: -1.26,
  terms: -0.72,
  nowhere: -0.19,
  foreignNames: -0.7,
  story: -0.19,
  none: -2.27,
}
/** A capitalised name that does not begin a sentence. */
const namesSomething = /(?<=[\p{L},;] )(?!I\b)\p{Lu}\p{Ll}+/u
/** Evidence for a story counts within these bounds. */
const ofStory = { least: -4, most: 3 }

/** The logarithm of the odds that the about text answers a question; `story` is the evidence for the best story. */
export const aboutEvidence = (...asked: Parameters<typeof aboutShown>) => sumOf(aboutShown(...asked))

export function aboutShown(
  profile: PublicProfile,
  question: string,
  { plain, marks, terms, telling, about, best, foreignNames }: AskedOfPage,
  story: number = ofStory.least,
): Record<keyof typeof weights, number> {
  const names = [profile.firstName, profile.lastName]
  const { headline, coreProblemSolved, coreDeliverables, stories } = profile
  const page = [profile.about, headline, coreProblemSolved, ...coreDeliverables, ...stories.map(textOfStory)]
  const { what, howMany, didYou, which, ofUs, aName, privateLife, aService, aBusiness, theWorld, whereNow } =
    marks
  return {
    what,
    howMany,
    didYou,
    which,
    ofUs,
    aName,
    privateLife,
    aService,
    aBusiness,
    theWorld,
    whereNow,
    none: 1,
    one: Number(isOneSentence(question, names)),
    manner: storyManner(question, names),
    ofYou: marks.ofYou * best.told.share,
    same: Math.log1p(about.sameHits),
    best: Math.log1p(best.told.hits),
    place: Number(marks.aPlace && namesSomething.test(profile.about)),
    number: Number(marks.aNumber && figuresIn(best.text).length > 0),
    notSoMany: Number(!saysHowMany(plain, profile.about)),
    telling: Math.log1p(telling.length),
    terms: Math.log1p(terms.length),
    nowhere: telling.filter((term) => !toldOf([term], page.join('. ')).hits).length,
    foreignNames: Math.min(2, foreignNames),
    story: Math.max(ofStory.least, Math.min(ofStory.most, story)),
  }
}

const sumOf = (shown: Record<keyof typeof weights, number>) =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * shown[name as keyof typeof weights],
    0,
  )
