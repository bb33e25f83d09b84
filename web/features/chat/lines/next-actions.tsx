import { isSmallTalk } from '#schema/chat/small-talk.ts'
import { paths } from '#schema/paths.ts'
import { AskExpertButton } from '#web/features/questions/ask-expert-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import type { ChatProfile } from '../chat-profile.ts'
import type { Chat } from '../conversation/chat.ts'
import type { ChatState, Line } from '../conversation/chat-state.ts'

type Props = {
  profile: ChatProfile
  chat: Chat
  state: ChatState
}

/**
 * What a visitor can do after the last answer: send the message that the agent prepared, take the scorecard, have the
 * expert answer by mail, or be handed over to them.
 */
export function NextActions({ profile, chat, state: { lines, sessionId, error, draft } }: Props) {
  const { firstName, handsOff, hasOwner, hasOpenHours, profileUrl } = profile
  const answer = lines.at(-1)
  const unanswered = error ? draft.trim() : questionWithoutStory(lines)
  const handOffId = `${sessionId}.hand-off`
  const isHandedOver = lines.some(({ id }) => id === handOffId)
  const isHandOffOpen = handsOff && answer && !answer.isUser && !isHandedOver
  const isForMail = hasOwner && answer?.isUnanswered && !error
  const uses = (!error && answer?.toolUses) || []
  const prepared = uses.find(({ question }) => question)?.question
  const hasScorecard = uses.some(({ tool }) => tool === 'recommend_scorecard')
  const onHandedOver = (confirmation: string) => {
    const at = new Date().toISOString()
    chat.append(
      { id: handOffId, isUser: false, text: confirmation, at, citations: [] },
      { knowsOwnerReads: true },
    )
    focusLog()
  }
  if (!unanswered && !isHandOffOpen && !error && !prepared && !hasScorecard) return null
  return (
    <div className="flex flex-wrap items-center gap-x-s5">
      {prepared && (
        <AskExpertButton
          to={profile}
          question={prepared}
          sessionId={sessionId}
          label={`Read and send the message to ${firstName}`}
        />
      )}
      {hasScorecard && (
        <ButtonLink variant="quiet" to={paths.ownerScorecard.href(profileUrl)}>
          Take {firstName}’s scorecard
        </ButtonLink>
      )}
      {unanswered && isForMail && !prepared && !answer.isAskedByMail && (
        <DialogButton
          variant="quiet"
          load={() => import('./ask-by-mail-dialog.tsx')}
          dialog={({ AskByMailDialog }, state) => (
            <AskByMailDialog
              {...state}
              profile={profile}
              question={unanswered}
              sessionId={sessionId}
              onAsked={() => {
                chat.revise(answer.id, { isAskedByMail: true })
                focusLog()
              }}
            />
          )}
        >
          Ask {firstName} to answer this by mail
        </DialogButton>
      )}
      {(error || answer?.mark === 'scripted') && hasOpenHours && (
        <ButtonLink variant="quiet" to={paths.booking.href(profileUrl)}>
          Book a meeting
        </ButtonLink>
      )}
      {unanswered && !isForMail && !prepared && (
        <AskExpertButton to={profile} question={unanswered} sessionId={sessionId} />
      )}
      {isHandOffOpen && (
        <DialogButton
          variant="quiet"
          load={() => import('./hand-off-dialog.tsx')}
          dialog={({ HandOffDialog }, state) => (
            <HandOffDialog {...state} profile={profile} sessionId={sessionId} onHandedOver={onHandedOver} />
          )}
        >
          Speak to {firstName}
        </DialogButton>
      )}
    </div>
  )
}

/** The pressed button is gone. */
const focusLog = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#agent [role=log]')?.focus())

/** The last question, if the agent found no story for it. */
function questionWithoutStory(lines: readonly Line[]) {
  const [question, answer] = lines.slice(-2)
  const offersTimes = answer?.meeting && answer.meeting.slots?.length !== 0
  const hasStory =
    answer?.isUser ||
    answer?.citations.length ||
    answer?.corrections ||
    answer?.mark === 'stopped' ||
    offersTimes
  return question?.isUser && answer && !hasStory && !isSmallTalk(answer.text) ? question.text : undefined
}
