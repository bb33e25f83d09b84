import { readBytes } from './read-bytes.ts'
import type { ReaderAnswer, ReaderQuestion } from './reader-messages.ts'

// Answers go through a port of their own: the PDF library also uses the thread's own messages.
addEventListener(
  'message',
  ({ ports: [page] }) => {
    if (!page) return
    const answer = (message: ReaderAnswer) => page.postMessage(message)
    page.onmessage = async ({ data }: MessageEvent<ReaderQuestion>) => answer(await readBytes(data, answer))
  },
  { once: true },
)
