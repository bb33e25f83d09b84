import { Copy } from 'lucide-react'
import { contacts } from '#schema/contacts.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { useShownPage } from '#web/features/profiles/use-shown-page.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DialogButton, useLazyDialog } from '#web/ui/dialog/dialog-button.tsx'
import { FieldError } from '#web/ui/field.tsx'

/** The page's address and visibility, and who has suspended it, if somebody has (R10). */
export function OwnPageLink({ dashboard: { profile } }: { dashboard: Dashboard }) {
  const { profileUrl, isActive, isLive, suspendedReason } = profile
  const address = new URL(paths.profile.href(profileUrl), location.origin).href
  const show = useShownPage()
  const isOn = show.isPending ? show.variables : isActive
  const confirm = useLazyDialog({
    load: () => import('./unpublish-dialog.tsx'),
    dialog: ({ UnpublishDialog }, state) => <UnpublishDialog {...state} />,
  })
  return (
    <section
      className="wide grid justify-items-start gap-s4"
      id="your-page"
      aria-labelledby="your-page-title"
    >
      <h2 id="your-page-title">Your page</h2>
      {suspendedReason !== null && (
        <div className="grid max-w-measure gap-s2 border-madder border-l-2 pl-s4">
          <p>
            <b>We have taken your page off view.</b>
            {suspendedReason && ` The reason: ${suspendedReason}`}
          </p>
          <p>
            Nothing of it is lost. Write to <a href={`mailto:${contacts.support}`}>{contacts.support}</a> and
            we will look at it with you.
          </p>
        </div>
      )}
      <p className="text-lead">{address}</p>
      <div className="flex flex-wrap gap-s3">
        <Button onClick={() => void copyText(address, { label: 'Address', next: address })}>
          <Copy size={18} strokeWidth={1.75} aria-hidden />
          Copy the address
        </Button>
        <DialogButton
          load={() => import('./edit-profile/change-address-dialog.tsx')}
          dialog={({ ChangeAddressDialog }, state) => (
            <ChangeAddressDialog profileUrl={profileUrl} {...state} />
          )}
        >
          Change the address
        </DialogButton>
        <ButtonLink
          variant="quiet"
          to={isLive ? paths.profile.href(profileUrl) : paths.profilePreview.href()}
        >
          {isLive ? 'Look at it' : 'See it as it will look'}
        </ButtonLink>
      </div>
      <label className="flex min-h-tap cursor-pointer items-center gap-s4">
        <input
          type="checkbox"
          role="switch"
          className="size-6 shrink-0 accent-ink"
          checked={isOn}
          disabled={show.isPending}
          aria-describedby="show-page"
          onPointerEnter={confirm.prepare}
          onChange={({ currentTarget }) => {
            if (!currentTarget.checked && isLive) confirm.press()
            else show.mutate(currentTarget.checked)
          }}
        />
        <span className="font-semibold">Show my page</span>
      </label>
      <p id="show-page" className="max-w-measure text-ink-soft text-small">
        {shownWhen(profile)}
      </p>
      {confirm.shown}
      {show.error && <FieldError role="alert">{show.sentence}</FieldError>}
    </section>
  )
}

function shownWhen({ isActive, isLive, suspendedReason }: Dashboard['profile']) {
  if (!isActive)
    return suspendedReason === null
      ? 'Your page is off view: nobody finds it, and its address leads nowhere until you show it again.'
      : 'Your page is off view for two reasons: ours, above, and because you have switched it off.'
  if (isLive) return 'Everybody can see your page and find it in the gallery.'
  if (suspendedReason !== null) return 'It is shown again as soon as we have lifted what keeps it off view.'
  return 'Your page is shown as soon as it has all that it needs.'
}
