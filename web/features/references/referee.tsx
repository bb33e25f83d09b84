import type { PublicReference } from '#schema/references.ts'
import type { PublicStory } from '#schema/stories.ts'
import { Quoted } from '#web/features/profiles/quoted.tsx'
import { DialogButton } from '#web/ui/dialog-button.tsx'
import { Checks } from './checks.tsx'

type Props = { reference: PublicReference; stories: readonly PublicStory[] }

/** What a referee says, who they are, and which checks ran on them. */
export function Referee({ reference, stories }: Props) {
  const { name, role, company, relationship, email, feedback } = reference
  return (
    <li className="referee" tabIndex={-1}>
      <figure>
        <blockquote>
          “<Quoted text={feedback} at="referees" />”
        </blockquote>
        <figcaption className="mt-s4 text-label">
          <b>{name}</b>
          <br />
          {[role, company].filter(Boolean).join(', ')}
          <span className="block text-ink-soft">
            {relationship}
            <br />
            {email}
          </span>
          <DialogButton
            variant="quiet"
            className="print:hidden"
            aria-label={`Details of the reference by ${name}`}
            load={() => import('./verified-reference.tsx')}
            dialog={({ VerifiedReference }, state) => <VerifiedReference reference={reference} {...state} />}
          >
            Details
          </DialogButton>
        </figcaption>
      </figure>
      <Checks reference={reference} stories={stories} />
    </li>
  )
}
