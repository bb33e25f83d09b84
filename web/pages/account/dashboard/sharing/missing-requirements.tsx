import { contacts } from '#schema/contacts.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { requirementsOf } from '#web/features/profiles/go-live-requirements.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The preview with the story that is nearest to validation. */
const previewWay = ({ stories }: Dashboard) =>
  paths.profilePreview.href(
    stories.find(({ status }) => status === 'submitted')?.id ??
      stories.find(({ status, missing }) => status !== 'validated' && missing === 0)?.id,
  )

type Props = {
  dashboard: Dashboard
  /** Called before one of its links is followed. */
  onLeave: () => void
}

/** What a page needs before it is public, each with its link (R10). */
export function MissingRequirements({ dashboard, onLeave }: Props) {
  const missing = requirementsOf(dashboard).filter(({ done }) => !done)
  if (dashboard.profile.suspendedReason !== null)
    return (
      <p className="max-w-measure">
        We keep it off view just now. Settings say why; write to{' '}
        <a href={`mailto:${contacts.support}`}>{contacts.support}</a> and we will look at it with you.
      </p>
    )
  if (missing.length === 0)
    return <p className="max-w-measure">Everything is there: it joins the gallery within a minute.</p>
  return (
    <div className="grid justify-items-start gap-s3">
      <ButtonLink to={previewWay(dashboard)} onClick={onLeave}>
        See it as it will look
      </ButtonLink>
      <h3 className="mt-s4 font-bold font-sans text-label">What is missing</h3>
      <ul className="accounts-ways justify-self-stretch">
        {missing.map(({ label, state, way }) => (
          <li key={label}>
            <div>
              <b>{label}</b>
              <p className="text-ink-soft text-small">{state}</p>
            </div>
            {way && (
              <ButtonLink variant="quiet" to={way.to} onClick={onLeave}>
                {way.label}
                <span className="sr-only">: {label}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
