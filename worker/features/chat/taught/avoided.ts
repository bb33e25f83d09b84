import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { stemsOf } from '../../knowledge/terms.ts'
import { meetingMark } from '../marks.ts'
import { joined, quoted } from '../wording.ts'

/** The subject that a question is about and that the agent leaves alone; undefined where there is none. */
export function avoidedIn(question: string, avoid: readonly string[]): string | undefined {
  if (!avoid.length) return undefined
  const questionStems = stemsOf(question)
  return avoid.find((subject) => {
    const stems = [...stemsOf(subject)]
    return stems.length > 0 && stems.every((stem) => questionStems.has(stem))
  })
}

/** Leaves a subject alone and says how to ask the expert themselves. */
export const avoidedAnswer = ({ firstName, hasOpenHours }: PublicProfile, subject: string): string =>
  joined([
    `${firstName} has asked me to leave the subject of ${quoted(subject)} alone, so I say nothing about it here.`,
    hasOpenHours
      ? `You can ask ${firstName} yourself: the next free times stand below. ${meetingMark}`
      : `You can ask ${firstName} yourself: leave a message on this page.`,
  ])
