import { useFormContext, useWatch } from 'react-hook-form'
import { paths } from '#schema/paths.ts'
import type { StoryToConfirm } from '#schema/references/reference-answers.ts'
import { LegalLink } from '#web/features/accounts/legal-link.tsx'
import { badgeNotice } from '#web/features/references/badge-notices.ts'
import { confirmsSomething } from '#web/features/references/confirmation-values.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { PublicWords } from './public-words.tsx'
import type { ReferenceValues } from './stored-reference.ts'

/** A preview of what becomes public, and the consent to it. */
export function SendFields({ name, stories }: { name: string; stories: StoryToConfirm[] }) {
  const { register, formState } = useFormContext<ReferenceValues>()
  const confirmations = useWatch<ReferenceValues, 'confirmations'>({ name: 'confirmations' })
  const confirmed = stories.flatMap((story, index) => {
    const confirmation = confirmations[index]
    return confirmation && confirmsSomething(confirmation) ? [{ story, confirmation }] : []
  })
  return (
    <>
      <PublicWords name={name} />
      {confirmed.length > 0 && (
        <section aria-labelledby="confirmed" className="account-confirmed">
          <h3 id="confirmed">What you confirm</h3>
          <ul>
            {confirmed.map(({ story, confirmation }) => (
              <li key={story.id}>
                <b>{story.title}</b>
                {story.claims.map(
                  ({ claimIndex, text }, row) =>
                    confirmation.claims[row]?.outcome === 'confirmed' && (
                      <p key={claimIndex} className="account-claim">
                        <span>{text}</span>
                      </p>
                    ),
                )}
                {confirmation.sentence.trim() && (
                  <p className="font-serif text-lead italic">“{confirmation.sentence.trim()}”</p>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-s3 text-ink-soft text-label">{badgeNotice(name)}</p>
        </section>
      )}
      <p className="text-ink-soft text-label">
        Everything else that you wrote is read by {name} and the validator only. Your whole address is never
        shown.
      </p>
      <CheckboxField
        label={
          <>
            I agree that this becomes public on {name}’s page, and have read{' '}
            <LegalLink to={paths.privacy.href()}>what is kept about me</LegalLink>.
          </>
        }
        error={formState.errors.consent?.message}
        {...register('consent')}
      />
    </>
  )
}
