import { useWatch } from 'react-hook-form'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { DraftPicture } from '#web/features/drafts/draft-picture.tsx'
import { storedDraft } from '#web/features/drafts/stored-draft.ts'

const benefits = [
  ['Your own page', 'It is kept for you, on every device, for as long as you like.'],
  ['A place in the gallery', 'Your page is in it once two referees and one story are validated.'],
  ['An agent that knows your work', 'It answers from what you publish, and names the story.'],
] as const

/** The benefits of an account, below the picture drawn from the typed name. */
export function Benefits() {
  const fullName = useWatch<RegistrationValues, 'fullName'>({ name: 'fullName' })
  const draft = storedDraft()?.profile
  return (
    <div className="account-benefits">
      <div aria-hidden className="account-benefits-work">
        <div className="lamp">
          <DraftPicture
            draft={{ fullName, businessArea: draft?.businessArea ?? '', keySkills: draft?.keySkills ?? [] }}
            format="portrait"
          />
        </div>
      </div>
      <ul aria-label="What your account gives you">
        {benefits.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <p className="text-ink-soft text-label">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
