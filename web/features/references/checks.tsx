import { Check } from 'lucide-react'
import { plateNumber } from '#schema/labels.ts'
import type { PublicReference, ReferenceCheck } from '#schema/references/reference-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

type Props = { reference: PublicReference; stories: readonly PublicStory[] }

/** Which checks ran on a reference, and when: what a bare badge would leave out. */
export function Checks({ reference, stories }: Props) {
  if (reference.checks.length === 0) return null
  return (
    <div className="references-checks">
      <p className="mb-s2 font-bold">Which checks ran, when</p>
      <CheckList
        checks={reference.checks}
        saying={(ran) => (ran.check === 'stories-confirmed' ? platesOf(reference, stories) : wordingOf(ran))}
      />
    </div>
  )
}

/** Checks one under the other, below each its hour. */
export function CheckList({
  checks,
  saying,
  className,
}: {
  checks: readonly ReferenceCheck[]
  saying: (ran: ReferenceCheck) => string
  className?: string
}) {
  return (
    <ul className={className}>
      {checks.map((ran) => (
        <li key={ran.check}>
          <Check size={16} strokeWidth={2} aria-hidden />
          <span>
            {saying(ran)}
            <span className="block text-ink-soft">
              <LocalTime iso={ran.at} withHour />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a check is called. */
export function wordingOf({ check, by }: ReferenceCheck): string {
  if (check === 'address-confirmed') return 'Address confirmed by signed link'
  if (check === 'independent') return 'Not the owner, address used once'
  if (check === 'stories-confirmed') return 'Confirmed a story'
  return by ? `Read by validator ${by}` : 'Read by a validator'
}

function platesOf({ confirms }: PublicReference, stories: Props['stories']) {
  const plates = stories.flatMap(({ id }, place) => (confirms.includes(id) ? plateNumber(place + 1) : []))
  return `Confirms ${plates.length === 1 ? 'Plate' : 'Plates'} ${listed(plates)}`
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join()
