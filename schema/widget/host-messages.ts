/** What the site around may ask of the frame; nothing else that it sends acts. */
export type ToFrame = { type: 'open' } | { type: 'ask'; text: string }
/** What the frame tells the site around; it names no visitor. */
export type ToHost = { type: 'ready' | 'refused' | 'close' }

/** Marks a message as one between the launcher and its frame. */
export const messageMark = 'rembrandt-widget'
const maxTextLength = 2000

type UnknownMessage = { from?: unknown; type?: unknown; text?: unknown } | null | undefined

/** The message of a site to the frame; undefined for anything else. */
export function toFrameIn(data: unknown): ToFrame | undefined {
  const message = data as UnknownMessage
  if (typeof message !== 'object' || message?.from !== messageMark) return undefined
  if (message.type === 'open') return { type: 'open' }
  if (message.type === 'ask' && typeof message.text === 'string')
    return { type: 'ask', text: message.text.slice(0, maxTextLength) }
  return undefined
}

/** The message of the frame to its site; undefined for anything else. */
export function toHostIn(data: unknown): ToHost | undefined {
  const message = data as UnknownMessage
  if (typeof message !== 'object' || message?.from !== messageMark) return undefined
  return message.type === 'ready' || message.type === 'refused' || message.type === 'close'
    ? { type: message.type }
    : undefined
}
