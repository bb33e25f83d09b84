import { CircleAlert } from 'lucide-react'
import { paths } from '#schema/paths.ts'
import type { Saved } from '#web/features/drafts/use-save-draft.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Says why this device may not change the profile of that address, and what to do; the entries stay. */
export function NotSavedNotice({ error }: { error: Extract<Saved, { sentence: string }> }) {
  const isElsewhere = error.outcome === 'elsewhere'
  return (
    <div role="alert" className="grid gap-s3 border-madder-text border-l-2 py-s2 pl-s4">
      <p className="flex items-start gap-s2">
        <CircleAlert size={20} aria-hidden className="mt-1 shrink-0 text-madder-text" />
        {error.sentence}
      </p>
      <p className="text-ink-soft text-label">
        What you wrote here stays on this device. With another address it becomes a profile of its own.
      </p>
      <ButtonLink to={isElsewhere ? paths.profileLookup.href() : paths.login.href()}>
        {isElsewhere ? 'Look at the saved profile' : 'Log in'}
      </ButtonLink>
    </div>
  )
}
