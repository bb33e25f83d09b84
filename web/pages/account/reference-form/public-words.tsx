import { useWatch } from 'react-hook-form'
import { maskEmail } from '#schema/email.ts'
import { publicAnswers } from '#schema/references/public-fields.ts'
import type { ReferenceValues } from './stored-reference.ts'

/** A live preview of the public part: the two answers and who gave them. */
export function PublicWords({ name, className = '' }: { name: string; className?: string }) {
  const values = useWatch<ReferenceValues>() as ReferenceValues
  const answers = publicAnswers.map((field) => values[field]?.trim()).filter(Boolean)
  const roleAndCompany = [values.referenceRole, values.referenceCompany]
    .map((text) => text?.trim())
    .filter(Boolean)
  return (
    <figure className={`account-public ${className}`} aria-label={`What ${name}’s page will show`}>
      <p className="text-ink-soft text-small">What {name}’s page will show</p>
      <blockquote data-said={answers.length > 0 || undefined}>
        {answers.length ? (
          answers.map((text, index) => (
            <p key={publicAnswers[index]} dir="auto">
              {index === 0 && '“'}
              {text}
              {index === answers.length - 1 && '”'}
            </p>
          ))
        ) : (
          <p className="text-ink-soft">Your two public answers, word for word.</p>
        )}
      </blockquote>
      <figcaption className="text-label">
        <b>{values.referenceName?.trim() || 'Your name'}</b>
        <br />
        {roleAndCompany.join(', ') || 'Your role, your company'}
        <span className="block text-ink-soft">
          {values.referenceEmail?.includes('@') ? maskEmail(values.referenceEmail.trim()) : 'y•••@…'}
        </span>
      </figcaption>
    </figure>
  )
}
