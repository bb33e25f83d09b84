import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Agent } from './answer.ts'
import { groundedModel } from './built-in-agent/grounded-model.ts'
import { citationReader } from './citations.ts'
import { type GalleryView, noGallery } from './gallery-view.ts'
import { agentInstructions } from './instructions.ts'
import { withoutMarks } from './marks.ts'
import { avoidedIn } from './taught/avoided.ts'
import { matchCorrections } from './taught/matching.ts'
import { nothingTaught, type Taught } from './taught/taught.ts'
import { toolsOf } from './tools/agent-tools.ts'
import { resultInstructions } from './visitor-result.ts'

type AgentContext = {
  /** The scorecard that the visitor chose to share. */
  result?: CarriedResult | undefined
  /** What the gallery finds for the question. */
  gallery?: GalleryView
  /** The next free times, where the visitor asks to meet. */
  meeting?: MeetingOffer | undefined
  readMeeting?: Agent['meeting']
  /** What the gallery finds for other words, which a model looks for. */
  search?: (question: string) => Promise<GalleryView>
  /** What its owner taught it. */
  taught?: Taught
  /** Nobody reads the answer as it comes, so that the built-in agent need not keep reading pace. */
  isWholeAtOnce?: boolean
}

/**
 * The agent of a published profile for one question; a fixed rule answers whoever asks to meet (R16), what the owner taught
 * for this question, and what it is to leave alone (R29).
 */
export function profileAgent(profile: PublicProfile, question: string, context: AgentContext = {}): Agent {
  const { result, gallery: view = noGallery, meeting, taught = nothingTaught, isWholeAtOnce } = context
  const gallery = { ...view, linkedQuestions: taught.linkedQuestions }
  const avoided = avoidedIn(question, taught.avoid)
  const corrections = matchCorrections(profile, question, taught.corrections, gallery.vocabulary)
  const isTaught = corrections.some(({ isAnswer }) => isAnswer)
  const near = corrections.findIndex(({ isNear }) => isNear)
  const readMeeting = context.readMeeting && once(context.readMeeting)
  const { search = async () => view } = context
  // A mark in the page's own words would cite what they do not rest on.
  const page = withoutMarks(profile)
  return {
    instructions:
      agentInstructions(page, question, { gallery, taught: { corrections, manner: taught.manner } }) +
      (result ? resultInstructions(result) : ''),
    builtIn: groundedModel(page, {
      result,
      gallery,
      meeting,
      taught: { avoided, isTaught, near: near < 0 ? undefined : near, manner: taught.manner },
      isWholeAtOnce,
    }),
    reader: () => citationReader(profile, corrections),
    isRuled: Boolean(meeting) || avoided !== undefined || isTaught,
    meeting: meeting ? async () => meeting : readMeeting,
    tools: toolsOf(page, {
      search: async (words) => ({ ...(await search(words)), linkedQuestions: taught.linkedQuestions }),
      meeting: readMeeting,
    }),
  }
}

/** Reads once, however often it is asked for. */
function once<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reading: Promise<Found> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
