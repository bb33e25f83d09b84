import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Vocabulary } from '../../../knowledge/asked.ts'
import { joined } from '../../wording.ts'
import { askedOfPage } from './asked-of-page.ts'
import { pageUnits, type UnitKind } from './page-units.ts'
import { toldOdds } from './told-odds.ts'
import { askedWords, storySigns, unitSigns } from './unit-signs.ts'

/** How likely it must be that a part of the page answers (docs/agent.md). */
const toldFrom = 0.76
/** How likely it must be that the best story answers where its evidence alone is too weak. */
const storyFrom = 0.8
/** Below this nothing tells of a private life, whatever pattern a question fits. */
const leastTold = 0.2
/** The second part is told beside the best from this share of all of them on. */
const besideFrom = 0.25

/** What the parts of a page beside its stories say to a question, and whether a story does instead. */
export type ToldOutside = {
  /** What answers, if it is likely enough. */
  answer?: string
  kind?: UnitKind
  /** Whether a fact of a life may be told at all. */
  mayBeTold: boolean
  /** Whether the best story answers. */
  isStorys: boolean
}

/** Weighs all parts of a page for a question beside its best story. */
export function toldOutside(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  story: { evidence: number; isSure: boolean } | undefined,
): ToldOutside {
  const asked = askedOfPage(profile, question, vocabulary)
  const units = pageUnits(profile)
  const signs = unitSigns(profile, units, asked, story?.evidence)
  const ofStory = storySigns(asked, [profile.firstName, profile.lastName], story?.evidence)
  const odds = toldOdds(askedWords(asked.plain), units, signs, ofStory)
  const told = odds.units.reduce((sum, one) => sum + one, 0)
  const found = {
    mayBeTold: !asked.marks.privateLife || told >= leastTold,
    isStorys: Boolean(story?.isSure) || odds.story >= storyFrom,
  }
  // A name that no part of the page says is told of nowhere on it, unless it is where something was.
  const isOfOthers = asked.foreignNames > 0 && !asked.marks.aPlace
  const [best, second] = units
    .map((unit, place) => ({ unit, odds: odds.units[place] ?? 0 }))
    .sort((one, other) => other.odds - one.odds)
  if (!best || told < toldFrom || isOfOthers) return found
  const beside = second && second.odds >= besideFrom * told ? second.unit.answer(question) : undefined
  return { ...found, answer: joined([best.unit.answer(question), beside]), kind: best.unit.kind }
}
