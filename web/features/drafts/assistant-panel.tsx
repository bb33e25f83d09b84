import { contacts } from '#schema/contacts.ts'
import { assistantGreeting, scriptedAssistant } from '#schema/drafts/assistant-script.ts'
import type { Draft } from '#schema/drafts/drafts.ts'
import { paths } from '#schema/paths.ts'
import { ChatLog } from '#web/features/chat/chat-log.tsx'
import { ChatPanel, useAgentChat } from '#web/features/chat/chat-panel.tsx'
import type { Chat } from '#web/features/chat/conversation/chat.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { DraftPicture } from './draft-picture.tsx'
import { SuggestionCard } from './suggestion-card.tsx'

const questions = [
  'What would a buyer still want to know?',
  'Suggest a better sentence for my weakest answer',
  'Who can read this?',
]

/** The draft beside the panel: this device's, another device's, or a sample. */
type Props = { draft: Draft; kind: 'own' | 'found' | 'sample' }

/**
 * The assistant beside the free preview (R21b): it says what a buyer would still want to know of this device's
 * draft, and suggests better texts.
 */
export function AssistantPanel({ draft, kind }: Props) {
  const opened = useAgentChat(scriptedAssistant)
  const { chat, state } = opened
  const { name } = scriptedAssistant
  const title = 'Conversation with Solution AI Agent'
  return (
    <ChatPanel
      {...opened}
      label={title}
      title={title}
      lead={`${name}. Automatic. Answers only from your profile.`}
      picture={<DraftPicture draft={draft} format="square" className="drafts-small" />}
      log={
        <ChatLog
          chat={chat}
          state={state}
          agent={name}
          label={`Conversation with the ${name}`}
          greeting={<Greeting draft={draft} kind={kind} />}
          questions={kind === 'own' ? questions : []}
          thinking="Reading your profile…"
          storyHref={noHref}
          onOpenStory={noStory}
          broughtBy={({ id, suggestion }) =>
            suggestion && <SuggestionCard suggestion={suggestion} onDecline={() => decline(chat, id)} />
          }
        />
      }
      erases="It is gone for good then. Your profile stays."
      placeholder="Ask about your profile"
      actions={<ButtonLink to={contacts.call}>Book Strategy Call</ButtonLink>}
    />
  )
}

const noHref = () => ''

/** A draft has no stories, so the assistant cites none. */
const noStory = () => {}

function decline(chat: Chat, lineId: string) {
  const suggestion = chat.read().lines.find(({ id }) => id === lineId)?.suggestion
  if (suggestion) chat.revise(lineId, { suggestion: { ...suggestion, isDeclined: true } })
}

function Greeting({ draft, kind }: Props) {
  if (kind === 'own') return <p>{assistantGreeting(draft.fullName)}</p>
  return (
    <p>
      {kind === 'found'
        ? 'Hello. This profile was made on another device, and there I can speak of it. Opened here by the link in the mail, it is yours to improve on this one too.'
        : 'Hello. This is a sample, and I speak only of what you wrote yourself. '}
      {kind === 'sample' && (
        <Link className="underline" to={paths.solutionProfileQuestions.href()}>
          Answer the eight questions
        </Link>
      )}
      {kind === 'sample' && ', and I can tell you what a buyer would still want to know.'}
    </p>
  )
}
