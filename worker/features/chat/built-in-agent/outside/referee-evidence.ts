import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import { wordsOf } from '../../../knowledge/terms.ts'
import { rootOf } from '../../../knowledge/word-roots.ts'
import { asksForAdvice, describesProblem, troubleTold } from '../question-form.ts'
import { personWords } from './asked-marks.ts'
import type { AskedOfPage } from './asked-of-page.ts'
import { toldOf } from './other-words.ts'

/** The weights of the logistic regression that says whether a referee answers (docs/agent.md). */
const weights = {
  is: 6.57,
  role: 1.04,
  words: 1.41,
  says: 3.95,
  asksWhatWasSaid: 0.56,
  anybody: 7.69,
  unsaid: -0.22,
  theirStory: 1.22,
  vouchesStory: 3.98,
  whoStory: 3.1,
  story: -2.46,
  storySame: -0.52,
  about: -2.71,
  aService: -1.3,
  theWorld: -0.6,
  ofUs: -1.38,
  ofYou: -0.44,
  hiring: -2.05,
  howMany: -1.66,
  trouble: -1.14,
  telling: -0.55,
  none: -2.66,
}

/** The referee who answers a question best, with the logarithm of the odds; undefined on a page without referees. */
export function bestReferee(profile: PublicProfile, question: string, asked: AskedOfPage) {
  return profile.references
    .filter((referee) => speaksOfPeople(asked, referee))
    .map((referee) => ({ referee, evidence: sumOf(refereeShown(profile, referee, question, asked)) }))
    .sort((one, other) => other.evidence - one.evidence)[0]
}

export function refereeShown(
  profile: PublicProfile,
  { name, role, company, relationship, feedback, confirms }: PublicReference,
  question: string,
  { plain, marks, terms, telling, stories, best }: AskedOfPage,
): Record<keyof typeof weights, number> {
  const names = [profile.firstName, profile.lastName]
  const is = `${name}. ${role}. ${company}. ${relationship}`
  const [ofThem, ofWords] = [toldOf(terms, is), toldOf(terms, feedback)]
  const theirs = stories.filter((_, plate) => confirms.includes(profile.stories[plate]?.id ?? 0))
  const theirShare = Math.max(0, ...theirs.map(({ share }) => share))
  const isTrouble =
    describesProblem(question, names) ||
    troubleTold(question, names) !== undefined ||
    asksForAdvice(question, names)
  const { asksWhatWasSaid, aService, theWorld, ofUs, hiring, howMany } = marks
  return {
    asksWhatWasSaid,
    aService,
    theWorld,
    ofUs,
    hiring,
    howMany,
    none: 1,
    is: ofThem.sameShare,
    role: Number(isCalled(plain, `${role} ${company} ${relationship}`)),
    words: Math.log1p(ofWords.sameHits),
    says: marks.says * ofWords.share,
    anybody: marks.anybody * ofThem.share,
    unsaid: toldOf(terms, `${is}. ${feedback}`).unsaid,
    theirStory: Math.max(0, ...theirs.map(({ sameShare }) => sameShare)),
    vouchesStory: marks.vouches * theirShare,
    whoStory: marks.who * theirShare,
    story: Math.max(0, ...stories.map(({ share }) => share)),
    storySame: Math.max(0, ...stories.map(({ sameShare }) => sameShare)),
    about: best.told.share,
    ofYou: Number(/\byou\b/.test(plain)),
    trouble: Number(isTrouble),
    telling: Math.log1p(telling.length),
  }
}

/** Whether a question asks for people or for what one of them said. */
export const speaksOfPeople = (
  { plain, marks }: AskedOfPage,
  { role, company, relationship }: PublicReference,
) =>
  marks.who || marks.says || marks.vouches || marks.anybody || marks.asksWhatWasSaid
    ? true
    : isCalled(plain, `${role} ${company} ${relationship}`)

/** Whether a question calls somebody by a word of what they are. */
function isCalled(plain: string, is: string) {
  const roots = new Set(wordsOf(is).map(({ stem }) => rootOf(stem)))
  const people = wordsOf((plain.match(personWords) ?? []).join(' '))
  return people.some(({ stem }) => roots.has(rootOf(stem)))
}

const sumOf = (shown: Record<keyof typeof weights, number>) =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * shown[name as keyof typeof weights],
    0,
  )
