import type { Part } from './parts.ts'
import { Questions } from './question.tsx'
import { SendFields } from './send-fields.tsx'
import type { InitialValues } from './stored-reference.ts'
import { StoriesFields } from './stories-fields.tsx'

/** The fields of a part after the first, loaded once the first is shown. */
export function LaterPart({ part, initial, name }: { part: Part; initial: InitialValues; name: string }) {
  if (part.name === 'stories') return <StoriesFields stories={initial.stories} name={name} />
  if (part.name === 'send') return <SendFields name={name} stories={initial.stories} />
  return <Questions fields={part.fields} name={name} />
}
