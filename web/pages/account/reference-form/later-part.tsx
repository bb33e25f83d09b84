import type { Given } from './kept-reference.ts'
import type { Part } from './parts.ts'
import { Questions } from './question.tsx'
import { SendFields } from './send-fields.tsx'
import { StoriesFields } from './stories-fields.tsx'

/** What a part after the first one asks; loaded once the first one is shown. */
export function LaterPart({ part, given, name }: { part: Part; given: Given; name: string }) {
  if (part.name === 'stories') return <StoriesFields stories={given.stories} name={name} />
  if (part.name === 'send') return <SendFields name={name} stories={given.stories} />
  return <Questions fields={part.fields} name={name} />
}
