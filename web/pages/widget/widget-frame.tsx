import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { messageMark, type ToHost, toFrameIn } from '#schema/widget/host-messages.ts'
import type { WidgetProfile } from '#schema/widget/widget-profile.ts'
import { useApi } from '#web/client/queries.ts'
import { Composer } from '#web/features/chat/composer.tsx'
import { chatWith } from '#web/features/chat/conversation/chat.ts'
import { emptyChat } from '#web/features/chat/conversation/chat-state.ts'
import { lazyLine } from '#web/features/chat/lines/lazy-line.tsx'
import { MessageList } from '#web/features/chat/message-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { keepsNothing, wayTo } from './visitor-fetch.ts'

type Props = {
  profile: WidgetProfile
  /** The origin of the site around; undefined where the frame stands alone. */
  host: string | undefined
}

const nothing = () => null
const EraseConversationButton = lazyLine(
  async () => (await import('#web/features/chat/erase-conversation-button.tsx')).EraseConversationButton,
  nothing,
)
const FrameTimes = lazyLine(async () => (await import('./frame-times.tsx')).FrameTimes, nothing)
const loadStream = async () => (await import('./read-answer.ts')).readAnswer

const postToHost = (host: string | undefined, message: ToHost) =>
  host !== undefined && parent.postMessage({ ...message, from: messageMark }, host)

type HostedChat = ReturnType<typeof chatWith>

/** Does what the site around asks for, and tells it when the frame is ready or Escape is pressed in it. */
function useHostMessages(
  host: string | undefined,
  chat: HostedChat,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  /** What the site put into the field last. */
  const fromSite = useRef('')
  useEffect(() => {
    const follow = ({ source, origin, data }: MessageEvent) => {
      if (source !== parent || origin !== host) return
      const message = toFrameIn(data)
      if (!message) return
      if (message.type === 'ask' && ['', fromSite.current].includes(chat.read().draft.trim())) {
        fromSite.current = message.text.trim()
        chat.change({ draft: message.text })
      }
      field.current?.focus({ preventScroll: true })
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      // The key that closed a dialog does not close the frame as well.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented)
        postToHost(host, { type: 'close' })
    }
    addEventListener('message', follow)
    addEventListener('keydown', closeOnEscape)
    document.documentElement.dataset.hydrated = ''
    postToHost(host, { type: 'ready' })
    return () => {
      removeEventListener('message', follow)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [host, chat, field])
}

/** The expert's agent in a frame on another site: it answers from the profile, and what is more opens in a new tab. */
export function WidgetFrame({ profile, host }: Props) {
  const { firstName, links } = profile
  const api = useApi()
  const [chat] = useState(() => chatWith(profile, api, loadStream))
  const state = useSyncExternalStore(chat.subscribe, chat.read, () => emptyChat)
  const field = useRef<HTMLTextAreaElement>(null)
  useHostMessages(host, chat, field)

  const storyHref = (storyId: number) =>
    profile.stories.find(({ id }) => id === storyId)?.href ?? links.profile
  return (
    <main id="agent" className="chat-panel widget-frame" onPointerEnter={chat.prepare} onFocus={chat.prepare}>
      <header>
        <div>
          <h1>Ask {firstName}’s agent</h1>
          <p className="text-ink-soft text-small">Automatic. Answers only from {firstName}’s profile.</p>
        </div>
        {host !== undefined && (
          <button
            type="button"
            className="min-h-tap px-s3 text-small"
            aria-label="Close the conversation"
            onClick={() => postToHost(host, { type: 'close' })}
          >
            Close
          </button>
        )}
      </header>
      <MessageList
        profile={profile}
        source={`${firstName}’s profile`}
        chat={chat}
        state={state}
        storyHref={storyHref}
        onOpenStory={(storyId) => open(wayTo(storyHref(storyId)), '_blank', 'noopener')}
        timesOf={(offer) => <FrameTimes {...offer} profile={profile} />}
      />
      <footer>
        {keepsNothing() && (
          <p className="text-ink-soft text-small">
            Your browser keeps nothing here: this conversation ends when you leave the page.
          </p>
        )}
        <Composer chat={chat} state={state} placeholder="Ask about your situation" field={field} />
        <div className="flex flex-wrap gap-x-s5">
          <nav className="contents" aria-label={`More of ${firstName}`}>
            <ButtonLink variant="quiet" to={links.profile}>
              See the whole profile
            </ButtonLink>
            <ButtonLink variant="quiet" to={links.booking}>
              {profile.hasOpenHours ? 'Book a meeting' : 'Leave a message'}
            </ButtonLink>
            {links.scorecard && (
              <ButtonLink variant="quiet" to={links.scorecard}>
                Take the scorecard
              </ButtonLink>
            )}
          </nav>
          {state.lines.length > 0 && (
            <EraseConversationButton
              chat={chat}
              erases={`It is gone for good then, here and for ${firstName}. What was mailed stays, and so does a message that you left or a meeting that you booked.`}
              isQuiet={state.phase === 'quiet'}
              onErased={() => field.current?.focus()}
            />
          )}
        </div>
      </footer>
    </main>
  )
}
