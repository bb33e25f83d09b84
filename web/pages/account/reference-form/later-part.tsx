import type { Part } from './parts.ts'
import { Questions } from './question.tsx'
import { SendFields } from './send-fields.tsx'
import type { InitialValues } from './stored-reference.ts'
import { StoriesFields } from './stories-fields.tsx'

/** The fields of a part after the first, loaded once the first is shown. */
export function LaterPart({ part, given, name }: { part: Part; given: InitialValues; name: string }) {
  if (part.name === 'stories') return <StoriesFields stories={given.stories} name={name} />
  if (part.name === 'send') return <SendFields name={name} stories={given.stories} />
  return <Questions fields={part.fields} name={name} />
}
