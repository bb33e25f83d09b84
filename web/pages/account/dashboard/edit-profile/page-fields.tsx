import { useFormContext, useWatch } from 'react-hook-form'
import { levels, plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { FieldError, useField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { AddressField, oldAddressLeadsOn } from './address-field.tsx'
import { type EditForm, profileFieldId, profileLabels } from './profile-values.ts'
import { Section, useProfileField } from './section.tsx'

/** The fields for the page's visibility, offers and address. */
export function PageFields({ profile }: { profile: OwnProfile }) {
  const field = useProfileField()
  const [isActive, profileUrl] = useWatch<EditForm, ['isActive', 'profileUrl']>({
    name: ['isActive', 'profileUrl'],
  })
  const isCovered = plans[profile.plan].scorecard
  return (
    <Section id="page">
      <Switch name="isActive">{shownWhen(isActive, profile)}</Switch>
      {isCovered || profile.scorecardActive ? (
        <Switch name="scorecardActive">
          {isCovered
            ? 'Public: visitors of your page can answer your scorecard, and leave you their result.'
            : 'Your plan does not include a scorecard now: it is not shown, and comes back with a plan that does.'}
        </Switch>
      ) : (
        <div id={profileFieldId('scorecardActive')} tabIndex={-1} className="grid content-start gap-s1">
          <p className="font-semibold text-label">A scorecard of your own</p>
          <p className="text-ink-soft text-small">
            Your plan does not include one. It comes with{' '}
            {levels
              .filter(({ plan }) => plans[plan].scorecard)
              .map(({ plan }) => plans[plan].levelName)
              .join(' and ')}
            . <Link to={paths.pricing.href()}>See the plans</Link>
          </p>
        </div>
      )}
      <div className="account-edit-wide grid gap-s2">
        <AddressField {...field('profileUrl')} />
        <p role="status" className="text-label">
          {profileUrl.trim() !== profile.profileUrl &&
            `Your page moves when this is saved. ${oldAddressLeadsOn}`}
        </p>
      </div>
    </Section>
  )
}

function shownWhen(isActive: boolean, { isLive, suspendedReason }: OwnProfile): string {
  if (isActive && isLive) return 'Everybody can see your page and find it in the gallery.'
  if (isActive && suspendedReason !== null)
    return 'Your page is shown again as soon as we have lifted what keeps it off view.'
  if (isActive) return 'Everybody can see your page as soon as it has all that it needs.'
  if (isLive)
    return 'Once this is saved, your page leaves the gallery, the search and its address within a minute, and your agent stops answering. Nothing is lost: you can show it again at any time.'
  return 'Your page is off view until you show it again.'
}

function Switch({ name, children }: { name: 'isActive' | 'scorecardActive'; children: string }) {
  const { register, formState } = useFormContext<EditForm>()
  const error = formState.errors[name]?.message
  const field = useField({ id: profileFieldId(name), hint: children, error })
  return (
    <div className="grid content-start gap-s1">
      <label className="flex min-h-tap cursor-pointer items-center gap-s4">
        <input
          type="checkbox"
          role="switch"
          {...field}
          className="size-6 shrink-0 accent-ink"
          {...register(name)}
        />
        <span className="font-semibold text-label">{profileLabels[name]}</span>
      </label>
      <p id={`${field.id}-hint`} className="text-ink-soft text-small">
        {children}
      </p>
      {error && <FieldError id={`${field.id}-error`}>{error}</FieldError>}
    </div>
  )
}
