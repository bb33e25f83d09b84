import { brand } from '#schema/brand.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import type { NewReference } from '#schema/references/references.ts'

/** A preview of the mail with the entries so far; a browser test compares it with the mail itself. */
export function InvitationPreview({
  profile: { firstName, lastName },
  values,
}: {
  profile: Dashboard['profile']
  values: NewReference
}) {
  const [story, words] = [values.solutionStory.trim(), (values.words ?? '').trim()]
  return (
    <section aria-labelledby="preview" className="account-mail-preview">
      <h3 id="preview">What they will read</h3>
      <p className="text-ink-soft text-small">Subject: Somebody you worked with asks for a reference</p>
      <p>Dear {values.firstName.trim() || '[first name]'},</p>
      <p>
        {`${firstName} ${lastName}`.trim()} asks you for a reference on {brand.name}, and remembers this of
        working with you:
      </p>
      <p>“{story || '[what you did together]'}”</p>
      {words && (
        <>
          <p>{firstName} adds:</p>
          <p>“{words}”</p>
        </>
      )}
      <p className="text-ink-soft text-small">
        Then: how long it takes, what of it becomes public, a link to answer and one to say no.
      </p>
    </section>
  )
}
