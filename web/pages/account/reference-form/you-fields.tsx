import { Eye } from 'lucide-react'
import { maxLineLength } from '#schema/limits.ts'
import { paths } from '#schema/paths.ts'
import type { Invitation } from '#schema/references/reference-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import type { InitialValues, ReferenceValues } from './stored-reference.ts'
import { useValidatedField } from './use-validated-field.ts'

type Props = {
  initial: InitialValues
  invitation: Invitation | undefined
  token: string | undefined
  name: string
  /** Skips to the sentences; undefined where there are none or they were shown. */
  onSkip?: (() => void) | undefined
}

/** The fields about the referee, after the candidate's letter. */
export function YouFields({ initial, invitation, token, name, onSkip }: Props) {
  return (
    <>
      {onSkip && (
        <Button variant="quiet" className="justify-self-start" onClick={onSkip}>
          Skip to the sentences first
        </Button>
      )}
      {invitation?.declined && (
        <p className="text-label">
          You declined this invitation. If you answer it after all, your answer counts.
        </p>
      )}
      {invitation && <Letter invitation={invitation} />}
      <p className="flex items-start gap-s2 text-ink-soft text-label">
        <Eye size={18} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          <b className="font-semibold text-ink">What becomes public:</b> your name, role and company
          {initial.stories.length > 0
            ? ', the two answers that the form marks, and the sentences that you tick'
            : ', and the two answers that the form marks'}
          . {whoReads(name)} You can take it back; a copy that somebody took before then keeps your name.
        </span>
      </p>
      {!token && !initial.candidateName && (
        <Line
          field="candidateName"
          label="Whom do you write about? (optional)"
          required={false}
          hint="Their name, as you call them"
          autoComplete="off"
        />
      )}
      {!token && (
        <Line
          field="candidateEmail"
          label={initial.candidateName ? `${initial.candidateName}’s email address` : 'Their email address'}
          hint="It tells us whose reference this is. They wrote to you from it, or can tell you."
          type="email"
          autoComplete="off"
        />
      )}
      <Line field="referenceName" label="Your name" autoComplete="name" />
      <Line
        field="referenceEmail"
        label="Your email"
        type="email"
        autoComplete="email"
        readOnly={Boolean(initial.referenceEmail)}
        hint={
          initial.referenceEmail &&
          (token ? 'Your invitation came to this address.' : 'You were asked at this address.')
        }
      />
      <div className="account-pair">
        <Line field="referenceRole" label="Your role" autoComplete="organization-title" />
        <Line field="referenceCompany" label="Company" autoComplete="organization" />
      </div>
      {token && !invitation?.declined && (
        <p className="text-ink-soft text-label">
          Not you, or rather not?{' '}
          <Link to={paths.withdrawReference.href({ decline: token })} className="text-madder-text">
            Decline with one press
          </Link>
        </p>
      )}
    </>
  )
}

const whoReads = (name: string) => `Only ${name} and the validator read the rest.`

/** The candidate's letter, in their own words. */
function Letter({ invitation: { candidateName, solutionStory, words } }: { invitation: Invitation }) {
  return (
    <figure className="account-letter">
      <blockquote>
        {words && <p className="whitespace-pre-line">{words}</p>}
        {solutionStory && <p className="whitespace-pre-line">“{solutionStory}”</p>}
      </blockquote>
      <figcaption className="text-ink-soft text-small">
        {candidateName}
        {solutionStory && ', on working with you'}
      </figcaption>
    </figure>
  )
}

type LineField =
  | 'candidateName'
  | 'candidateEmail'
  | 'referenceName'
  | 'referenceEmail'
  | 'referenceRole'
  | 'referenceCompany'

function Line({
  field,
  type = 'text',
  ...rest
}: Omit<Parameters<typeof TextField>[0], 'ref'> & { field: LineField & keyof ReferenceValues }) {
  const { error, fieldProps } = useValidatedField(field)
  return (
    <TextField
      type={type}
      required
      enterKeyHint="next"
      maxLength={type === 'email' ? 254 : maxLineLength}
      {...(type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
      {...rest}
      className="read-only:border-line read-only:bg-transparent"
      error={error}
      {...fieldProps}
    />
  )
}
