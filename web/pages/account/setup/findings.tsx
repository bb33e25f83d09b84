import { useState } from 'react'
import type { FoundField } from '#web/features/onboarding/reading/finding.ts'
import type { ReadFindings } from '#web/features/onboarding/reading/reader-messages.ts'
import { FindingGroup } from './finding-group.tsx'
import { type Choices, type Offer, useFindingChoices } from './use-finding-choices.ts'

type Group = {
  title: string
  fields: readonly FoundField[]
  note?: (offers: readonly Offer[]) => string
}

/** Where what was found goes, in the order of the steps. */
const groups: readonly Group[] = [
  { title: 'About you', fields: ['name', 'email', 'phone', 'linkedin', 'role'] },
  {
    title: 'What you do',
    fields: ['coreProblem', 'industry', 'targetClients', 'deliverables', 'experienceYears', 'skills'],
  },
  { title: 'Stories', fields: ['story'], note: ofStories },
  { title: 'People', fields: ['person'], note: ofPeople },
]

const contactFields: readonly FoundField[] = ['name', 'email', 'phone', 'linkedin']

type Props = { name: string; read: ReadFindings; choices: Choices; onChoices: (choices: Choices) => void }

/** What a file says, in groups that fold: to take together or one by one, to change first, or to leave. */
export function Findings({ name, read, choices, onChoices }: Props) {
  const { findings, isCut, unread = [] } = read
  const taking = useFindingChoices(findings, choices, onChoices)
  const [isOpen, setOpen] = useState<Readonly<Record<string, boolean>>>({ 'About you': true })
  return (
    <div className="mt-s5 grid gap-s4">
      <h3 className="text-title">
        {findings.length ? `Found in ${name}` : `Nothing was found in ${name} that fits here.`}
      </h3>
      {findings.length > 0 && (
        <p className="text-ink-soft text-label">
          Take what is right; press a line to see it whole, to change it first or to leave it. Nothing is
          filled in without your press.
        </p>
      )}
      {findings.length > 0 && findings.every(({ field }) => contactFields.includes(field)) && (
        <p className="text-label">
          Only how to reach you was found. We recognise headings in English and some in German, French and
          Spanish. You can type the rest in the next steps.
        </p>
      )}
      {isCut && (
        <p className="text-label">
          This file is long, so only its beginning was read: of a PDF the first 20 pages.
        </p>
      )}
      {unread.length > 0 && (
        <p className="text-label">Broken or without headings, and not read: {unread.join(', ')}.</p>
      )}
      <div>
        {groups.map(({ title, fields, note }) => {
          const offers = taking.offers.filter(({ finding }) => fields.includes(finding.field))
          if (!offers.length) return null
          return (
            <FindingGroup
              key={title}
              title={title}
              note={note?.(offers) ?? ''}
              offers={offers}
              taking={taking}
              isOpen={isOpen[title] ?? false}
              onOpen={(open) => setOpen({ ...isOpen, [title]: open })}
            />
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {taking.announcement}
      </p>
    </div>
  )
}

const isFull = (offers: readonly Offer[]) => offers.some(({ state, target }) => !state && !target)

function ofStories(offers: readonly Offer[]): string {
  if (isFull(offers)) return 'Both stories are begun. Undo or empty one of them to take another.'
  const isWhole = offers.every(({ finding: { story } }) => story?.problemDescription)
  return isWhole
    ? 'Each becomes a draft, two at most.'
    : 'Each becomes a draft, two at most. Situation, task and action are still missing where the file gives the result only: you add them in the story’s step.'
}

function ofPeople(offers: readonly Offer[]): string {
  if (isFull(offers)) return 'Both references are named. Undo or empty one of them to take another.'
  return offers.every(({ finding }) => finding.email)
    ? 'Two at most.'
    : 'Two at most. An address to write to that is not in the file is asked for in step 5.'
}
