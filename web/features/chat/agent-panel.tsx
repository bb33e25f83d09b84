import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useApi } from '#web/client/queries.ts'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { carriedResult, onCarriedChange } from './carried-result.ts'
import { Composer } from './composer.tsx'
import { focusComposer, onComposerFocus, useComposerInAddress } from './composer-focus.ts'
import { nothingSaid } from './conversation.ts'
import { useFullScreen } from './full-screen.ts'
import { MessageList } from './message-list.tsx'
import type { Speaker } from './speaker.ts'
import { StartOver } from './start-over.tsx'
import { talkWith } from './talk.ts'

const CarriedResult = lazy(async () => ({ default: (await import('./carried-line.tsx')).CarriedLine }))
const placeholders = { mining: 'Ask about your project', coach: 'Ask about your situation' }

type Props = {
  profile: Speaker
  onOpenStory: (storyId: number) => void
  /** What the agent answers from, where that is not the page it stands on. */
  source?: string
  /** What else can be done from here, beside going on with the chat. */
  children?: ReactNode
}

/**
 * The profile's AI agent: answers from the page and cites the story it used. Rendered at the edge with its
 * greeting; what talks to the server is loaded when the visitor comes near. `onOpenStory` opens a cited story.
 */
export function AgentPanel(props: Props) {
  return (
    <TooltipProvider>
      <Panel key={props.profile.profileUrl} {...props} />
    </TooltipProvider>
  )
}

function Panel({ profile, onOpenStory, source = 'this page', children }: Props) {
  const { firstName, level, email } = profile
  const api = useApi()
  const [talk] = useState(() => talkWith(profile, api))
  const conversation = useSyncExternalStore(talk.subscribe, talk.read, () => nothingSaid)
  const carries = useSyncExternalStore(
    onCarriedChange,
    () => Boolean(carriedResult()),
    () => false,
  )
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isFull, openOnPhone, close } = useFullScreen(panel)

  useEffect(() =>
    onComposerFocus((draft) => {
      if (draft && !talk.read().draft.trim()) talk.change({ draft })
      openOnPhone()
      panel.current?.scrollIntoView({ block: 'nearest' })
      field.current?.focus({ preventScroll: true })
    }),
  )
  useComposerInAddress()

  const openStory = (storyId: number) => {
    if (isFull) close(false)
    onOpenStory(storyId)
  }
  const startOver = () => {
    talk.startOver()
    field.current?.focus()
  }
  const work = {
    slug: profile.pictureSlug,
    areas: profile.businessAreas,
    skillCount: profile.solutionProfile.keySkills.length,
  }
  return (
    <section
      ref={panel}
      id="agent"
      className="chat-panel"
      aria-label={`${firstName}’s AI agent`}
      {...(isFull && { role: 'dialog', 'aria-modal': true, 'data-full': '' })}
      onPointerEnter={talk.prepare}
      onFocus={talk.prepare}
    >
      <header>
        <Frame picture={<WorkPicture work={work} format="square" loading="lazy" />} />
        <div>
          <h2 className="text-[1.375rem]">Ask {firstName}’s agent</h2>
          <p className="text-ink-soft text-small">Automatic. Answers only from {source}.</p>
        </div>
        {isFull && (
          <Tooltip text="Close the conversation">
            <button
              type="button"
              className="grid size-tap place-items-center"
              aria-label="Close the conversation"
              onClick={() => close()}
            >
              <X size={22} strokeWidth={1.75} aria-hidden />
            </button>
          </Tooltip>
        )}
      </header>
      <MessageList
        profile={profile}
        source={source}
        talk={talk}
        conversation={conversation}
        onOpenStory={openStory}
      />
      <footer>
        {carries && (
          <Suspense>
            <CarriedResult talk={talk} isQuiet={conversation.phase === 'quiet'} field={field} />
          </Suspense>
        )}
        <Composer
          talk={talk}
          conversation={conversation}
          placeholder={placeholders[profile.agentType]}
          field={field}
        />
        <div className="grid gap-s3" hidden={isFull}>
          <div className="flex flex-wrap gap-s3 *:flex-auto">
            {level === 1 && email && (
              <ButtonLink variant="main" to={`mailto:${email}`}>
                Contact for consultation
              </ButtonLink>
            )}
            {children}
            <Button onClick={() => focusComposer()}>Continue Chat</Button>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-s4">
            <p className="text-ink-soft text-small">Verification includes a 30-minute discovery call.</p>
            {conversation.lines.length > 0 && conversation.phase === 'quiet' && (
              <StartOver onStartOver={startOver} />
            )}
          </div>
        </div>
      </footer>
    </section>
  )
}
