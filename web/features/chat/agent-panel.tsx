import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { storyAnchor } from '#schema/paths.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { carriedResult, onCarriedChange } from './carried-result.ts'
import { ChatPanel, useAgentChat } from './chat-panel.tsx'
import type { ChatProfile } from './chat-profile.ts'
import { useFocusComposerOnArrival } from './composer-focus.ts'
import { MessageList } from './message-list.tsx'

const MeetingTimes = lazy(async () => ({ default: (await import('./lines/meeting-times.tsx')).MeetingTimes }))
const CarriedResult = lazy(async () => ({ default: (await import('./carried-line.tsx')).CarriedLine }))
const placeholders = { mining: 'Ask about your project', coach: 'Ask about your situation' }

const storyOnPage = (storyId: number) => `#${storyAnchor(storyId)}`

type Props = {
  profile: ChatProfile
  onOpenStory: (storyId: number, quote: string) => void
  /** What the agent answers from, if not from the page that it is on. */
  source?: string
  /** Further actions beside the chat. */
  children?: ReactNode
}

/**
 * The profile's AI agent, rendered at the edge with its greeting; its other code loads when the visitor comes near.
 * `onOpenStory` opens a cited story at the quoted sentence.
 */
export const AgentPanel = (props: Props) => <Panel key={props.profile.profileUrl} {...props} />

function Panel({ profile, onOpenStory, source = 'this page', children }: Props) {
  const { firstName, level, email } = profile
  const opened = useAgentChat(profile)
  const { chat, state, field, isFull, close } = opened
  const carries = useSyncExternalStore(
    onCarriedChange,
    () => Boolean(carriedResult()),
    () => false,
  )
  useFocusComposerOnArrival()

  const openStory: Props['onOpenStory'] = (storyId, quote) => {
    if (isFull) close(false)
    onOpenStory(storyId, quote)
  }
  const work = {
    slug: profile.pictureSlug,
    areas: profile.businessAreas,
    skillCount: profile.solutionProfile.keySkills.length,
  }
  return (
    <ChatPanel
      {...opened}
      label={`${firstName}’s AI agent`}
      title={`Ask ${firstName}’s agent`}
      lead={`Automatic. Answers only from ${source}.`}
      picture={<Frame picture={<WorkPicture work={work} format="square" loading="lazy" />} />}
      log={
        <MessageList
          profile={profile}
          source={source}
          chat={chat}
          state={state}
          storyHref={storyOnPage}
          onOpenStory={openStory}
          timesOf={(offer) => (
            <Suspense>
              <MeetingTimes {...offer} profile={profile} />
            </Suspense>
          )}
        />
      }
      erases={
        profile.hasOwner
          ? `It is gone for good then, here and for ${firstName}. What was mailed stays, and so does a message that you left or a meeting that you booked.`
          : 'It is gone for good then. A message that you left or a meeting that you booked stays.'
      }
      placeholder={placeholders[profile.agentType]}
      aboveField={
        carries && (
          <Suspense>
            <CarriedResult chat={chat} isQuiet={state.phase === 'quiet'} field={field} />
          </Suspense>
        )
      }
      actions={
        <>
          {level === 1 && email && (
            <ButtonLink variant="main" to={`mailto:${email}`}>
              Contact for consultation
            </ButtonLink>
          )}
          {children}
        </>
      }
      note="Verification includes a 30-minute discovery call."
    />
  )
}
