import { Check } from 'lucide-react'
import { plateNumber } from '#schema/labels.ts'
import type { PublicReference, ReferenceCheck } from '#schema/references.ts'
import type { PublicStory } from '#schema/stories.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

type Props = { reference: PublicReference; stories: readonly PublicStory[] }

/** Which checks ran on a reference, and when: what a bare badge would leave out. */
export function Checks({ reference, stories }: Props) {
  if (reference.checks.length === 0) return null
  return (
    <div className="references-checks">
      <p className="mb-s2 font-bold">Which checks ran, when</p>
      <ul>
        {reference.checks.map((ran) => (
          <li key={ran.check}>
            <Check size={16} strokeWidth={2} aria-hidden />
            <span>
              {wordingOf(ran, reference, stories)}
              <span className="block text-ink-soft">
                <LocalTime iso={ran.at} withHour />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordingOf({ check, by }: ReferenceCheck, { confirms }: PublicReference, stories: Props['stories']) {
  if (check === 'address-confirmed') return 'Address confirmed by signed link'
  if (check === 'independent') return 'Not the owner, address used once'
  if (check === 'read-by-validator') return by ? `Read by validator ${by}` : 'Read by a validator'
  const plates = stories.flatMap(({ id }, place) => (confirms.includes(id) ? plateNumber(place + 1) : []))
  return `Confirms ${plates.length === 1 ? 'Plate' : 'Plates'} ${listed(plates)}`
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join()
