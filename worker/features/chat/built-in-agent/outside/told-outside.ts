import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Vocabulary } from '../../../knowledge/asked.ts'
import { aboutAnswer } from '../page-facts.ts'
import { refereeSpeaks } from '../proof.ts'
import { asksForAdvice } from '../question-form.ts'
import { aboutEvidence } from './about-evidence.ts'
import { askedOfPage } from './asked-of-page.ts'
import { bestReferee } from './referee-evidence.ts'

/** From here on each answers where nothing else does, and before a story. */
const from = { about: { found: 0.6, sure: 0.6 }, referee: { found: -1, sure: 0 } }
/** Below this the about text answers no question of a private life, whatever pattern it fits. */
const leastOfLife = -2

/** What the about text or a referee says to a question in other words. */
export type ToldOutside = {
  answer?: string
  isSure: boolean
  isReferee: boolean
  /** Whether the about text may answer at all. */
  isOfLife: boolean
}

/** Weighs the about text and the referees; `storyEvidence` is that for the best story. */
export function toldOutside(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  storyEvidence: number | undefined,
): ToldOutside {
  const asked = askedOfPage(profile, question, vocabulary)
  const told = aboutAnswer(profile)
  const weighed = aboutEvidence(profile, question, asked, storyEvidence)
  const isAdvice = asksForAdvice(question, [profile.firstName, profile.lastName])
  // A name that no part of the page says is told of nowhere on it, unless it is where something was.
  const isOfOthers = asked.foreignNames > 0 && !asked.marks.aPlace
  const mayTell = told && asked.about.hits && !isAdvice && !isOfOthers
  const about = mayTell ? weighed : Number.NEGATIVE_INFINITY
  const best = bestReferee(profile, question, asked)
  const referee = best?.evidence ?? Number.NEGATIVE_INFINITY
  const isOfLife = !asked.marks.privateLife || weighed >= leastOfLife
  const beyond = { about: about - from.about.found, referee: referee - from.referee.found }
  if (best && beyond.referee >= 0 && beyond.referee >= beyond.about) {
    const answer = refereeSpeaks(profile, best.referee, question)
    return { answer, isSure: referee >= from.referee.sure, isReferee: true, isOfLife }
  }
  return told && beyond.about >= 0
    ? { answer: told, isSure: about >= from.about.sure, isReferee: false, isOfLife }
    : { isSure: false, isReferee: false, isOfLife }
}
