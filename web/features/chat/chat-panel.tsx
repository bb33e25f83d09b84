import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx'
import { Composer } from './composer.tsx'
import { focusComposer, onComposerFocus } from './composer-focus.ts'
import { chatWith } from './conversation/chat.ts'
import { emptyChat } from './conversation/chat-state.ts'
import { lazyLine } from './lines/lazy-line.tsx'
import { TipProvider } from './tip.tsx'
import { useFullScreen } from './use-full-screen.ts'

const EraseConversationButton = lazyLine(
  async () => (await import('./erase-conversation-button.tsx')).EraseConversationButton,
  () => null,
)
const loadAnswerStream = async () => (await import('./conversation/answer-stream.ts')).streamAnswer

/** The visitor's conversation with an agent and its panel, which can fill a phone's screen. */
export function useAgentChat(agent: Parameters<typeof chatWith>[0]) {
  const api = useApi()
  const [chat] = useState(() => chatWith(agent, api, loadAnswerStream))
  const state = useSyncExternalStore(chat.subscribe, chat.read, () => emptyChat)
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isFull, openOnPhone, close } = useFullScreen(panel)

  useEffect(() =>
    onComposerFocus((draft) => {
      if (draft && !chat.read().draft.trim()) chat.change({ draft })
      openOnPhone()
      panel.current?.scrollIntoView({ block: 'nearest' })
      field.current?.focus({ preventScroll: true })
    }),
  )
  return { chat, state, panel, field, isFull, close }
}

type Props = ReturnType<typeof useAgentChat> & {
  /** The title of the panel. */
  label: string
  title: string
  /** Below the title: who answers, and from which sources. */
  lead: string
  picture: ReactNode
  /** The conversation log. */
  log: ReactNode
  placeholder: string
  /** What goes when the conversation is erased, and what stays. */
  erases: string
  /** Shown above the field. */
  aboveField?: ReactNode
  /** Further actions. */
  actions: ReactNode
  note?: string
}

/** The panel of a conversation: title, log and composer. */
export function ChatPanel({
  chat,
  state,
  panel,
  field,
  isFull,
  close,
  label,
  title,
  lead,
  picture,
  log,
  placeholder,
  erases,
  aboveField,
  actions,
  note,
}: Props) {
  const again = state.lines.length > 0 && (
    <EraseConversationButton
      chat={chat}
      erases={erases}
      isQuiet={state.phase === 'quiet'}
      onErased={() => field.current?.focus()}
    />
  )
  return (
    <TooltipProvider>
      <TipProvider value={Tooltip}>
        <section
          ref={panel}
          id="agent"
          className="chat-panel"
          aria-label={label}
          {...(isFull && { role: 'dialog', 'aria-modal': true, 'data-full': '' })}
          onPointerEnter={chat.prepare}
          onFocus={chat.prepare}
        >
          <header>
            {picture}
            <div>
              <h2 className="text-[min(1.375rem,6.75vw)]">{title}</h2>
              <p className="text-ink-soft text-small">{lead}</p>
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
          {log}
          <footer>
            {aboveField}
            <Composer chat={chat} state={state} placeholder={placeholder} field={field} />
            <div className="grid gap-s3" hidden={isFull}>
              <div className="flex flex-wrap gap-s3 *:flex-auto">
                {actions}
                <Button onClick={() => focusComposer()}>Continue Chat</Button>
              </div>
              {note ? (
                <div className="flex flex-wrap items-center justify-between gap-x-s4">
                  <p className="text-ink-soft text-small">{note}</p>
                  {again}
                </div>
              ) : (
                again
              )}
            </div>
          </footer>
        </section>
      </TipProvider>
    </TooltipProvider>
  )
}
