import { Check } from 'lucide-react'
import { storyNumber } from '#schema/labels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference, ReferenceCheck } from '#schema/references/reference-answers.ts'
import { listed } from '#schema/text/phrases.ts'
import { LocalTime } from '#web/ui/local-time.tsx'

/** `profile` is the candidate's. */
type Props = { reference: PublicReference; profile: PublicProfile }

/** The checks that ran on a reference, and when, which a badge alone would not say. */
export function Checks({ reference, profile }: Props) {
  if (reference.checks.length === 0) return null
  return (
    <div className="references-checks">
      <p className="mb-s2 font-bold">Which checks ran, when</p>
      <CheckList
        checks={reference.checks}
        text={(ran) =>
          ran.check === 'stories-confirmed' ? confirmedIn(reference, profile) : checkLabel(ran, profile.name)
        }
      />
    </div>
  )
}

/** Who a referee is, and how they know the owner. */
export const RefereeIdentity = ({
  reference: { name, role, company, relationship, email },
}: Pick<Props, 'reference'>) => (
  <>
    <b>{name}</b>
    <br />
    {[role, company].filter(Boolean).join(', ')}
    <span className="block text-ink-soft">
      {relationship && (
        <>
          {relationship}
          <br />
        </>
      )}
      {email}
    </span>
  </>
)

/** A list of checks with their times. */
export function CheckList({
  checks,
  text,
  className,
}: {
  checks: readonly ReferenceCheck[]
  text: (ran: ReferenceCheck) => string
  className?: string
}) {
  return (
    <ul className={className}>
      {checks.map((ran) => (
        <li key={ran.check}>
          <Check size={16} strokeWidth={2} aria-hidden />
          <span>
            {text(ran)}
            <span className="block text-ink-soft">
              <LocalTime iso={ran.at} withHour />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The label of a check; `candidate` is the name of the person the reference is about. */
export function checkLabel({ check, by }: ReferenceCheck, candidate = 'the owner'): string {
  if (check === 'address-confirmed') return 'Address confirmed by signed link'
  if (check === 'independent') return `Is not ${candidate}; answered once`
  if (check === 'stories-confirmed') return 'Confirmed a story'
  return by ? `Read by validator ${by}` : 'Read by a validator'
}

function confirmedIn({ confirms }: PublicReference, { stories }: PublicProfile) {
  const numbers = stories.flatMap(({ id }, index) => (confirms.includes(id) ? storyNumber(index + 1) : []))
  return `Confirms ${numbers.length === 1 ? 'Story' : 'Stories'} ${listed(numbers)}`
}
