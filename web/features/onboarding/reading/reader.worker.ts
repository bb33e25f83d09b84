import { readBytes } from './read-bytes.ts'
import type { ReaderAnswer, ReaderQuestion } from './reader-messages.ts'

// The page's end of the line is a port: the thread's own messages are also those of the library that reads PDFs.
addEventListener(
  'message',
  ({ ports: [page] }) => {
    if (!page) return
    const answer = (message: ReaderAnswer) => page.postMessage(message)
    page.onmessage = async ({ data }: MessageEvent<ReaderQuestion>) => answer(await readBytes(data, answer))
  },
  { once: true },
)
