import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { contacts } from '#schema/contacts.ts'
import { assistantGreeting, scriptedAssistant } from '#schema/drafts/assistant-script.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import { paths } from '#schema/paths.ts'
import { useApi } from '#web/client/queries.ts'
import { Composer } from '#web/features/chat/composer.tsx'
import { focusComposer, onComposerFocus } from '#web/features/chat/composer-focus.ts'
import { nothingSaid } from '#web/features/chat/conversation.ts'
import { useFullScreen } from '#web/features/chat/full-screen.ts'
import { StartOver } from '#web/features/chat/start-over.tsx'
import { talkWith } from '#web/features/chat/talk.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { AssistantTalk } from './assistant-talk.tsx'
import { DraftPicture } from './draft-picture.tsx'

/** What the panel stands beside: the draft of this device, one of another device, or a sample. */
type Props = { draft: Draft; whose: 'own' | 'found' | 'sample' }

/**
 * The agent beside the free preview (R21b): says what a buyer would still want to know of this device's draft, and suggests
 * better texts for it. On a phone it may take the whole screen.
 */
export function AssistantPanel(props: Props) {
  return (
    <TooltipProvider>
      <Panel {...props} />
    </TooltipProvider>
  )
}

function Panel({ draft, whose }: Props) {
  const api = useApi()
  const [talk] = useState(() => talkWith(scriptedAssistant, api))
  const conversation = useSyncExternalStore(talk.subscribe, talk.read, () => nothingSaid)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isFull, openOnPhone, close } = useFullScreen(panel)

  useEffect(() =>
    onComposerFocus(() => {
      openOnPhone()
      panel.current?.scrollIntoView({ block: 'nearest' })
      field.current?.focus({ preventScroll: true })
    }),
  )
  const startOver = () => {
    talk.startOver()
    field.current?.focus()
  }
  return (
    <section
      ref={panel}
      id="agent"
      className="chat-panel"
      aria-labelledby="assistant"
      {...(isFull && { role: 'dialog', 'aria-modal': true, 'data-full': '' })}
      onPointerEnter={talk.prepare}
      onFocus={talk.prepare}
    >
      <header>
        <DraftPicture draft={draft} format="square" className="drafts-small" />
        <div>
          <h2 id="assistant" className="text-[1.375rem]">
            Conversation with Solution AI Agent
          </h2>
          <p className="text-ink-soft text-small">
            {scriptedAssistant.name}. Automatic. Answers only from your profile.
          </p>
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
      <AssistantTalk
        talk={talk}
        conversation={conversation}
        greeting={<Greeting draft={draft} whose={whose} />}
        hasDraft={whose === 'own'}
      />
      <footer>
        <Composer
          talk={talk}
          conversation={conversation}
          placeholder="Ask about your profile"
          field={field}
        />
        <div className="grid gap-s3" hidden={isFull}>
          <div className="flex flex-wrap gap-s3 *:flex-auto">
            <ButtonLink to={contacts.call}>Book Strategy Call</ButtonLink>
            <Button onClick={() => focusComposer()}>Continue Chat</Button>
          </div>
          {conversation.lines.length > 0 && conversation.phase === 'quiet' && (
            <StartOver onStartOver={startOver} />
          )}
        </div>
      </footer>
    </section>
  )
}

function Greeting({ draft, whose }: Props) {
  if (whose === 'own') return <p>{assistantGreeting(draft.fullName)}</p>
  return (
    <p>
      {whose === 'found'
        ? 'Hello. This profile was made on another device, and there I can speak of it. Opened here by the link in the mail, it is yours to improve on this one too.'
        : 'Hello. This is a sample, and I speak only of what you wrote yourself. '}
      {whose === 'sample' && (
        <Link className="underline" to={paths.solutionProfileQuestions.href()}>
          Answer the eight questions
        </Link>
      )}
      {whose === 'sample' && ', and I can tell you what a buyer would still want to know.'}
    </p>
  )
}
