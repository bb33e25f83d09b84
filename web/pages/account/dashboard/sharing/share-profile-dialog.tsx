import { Copy, Mail, Share2 } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { Fragment } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { DialogState } from '#web/ui/dialog/dialog-button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { MissingRequirements } from './missing-requirements.tsx'
import { addressOf, draftOf, servicesFor, useRecordShare } from './passing-on.ts'

type Props = { dashboard: Dashboard } & DialogState

/**
 * Shares the owner's page by mail, LinkedIn, WhatsApp, the device's share sheet, a QR code or its address (account
 * spec section 2).
 */
export function ShareProfileDialog({ dashboard, open, onOpenChange }: Props) {
  const { profile } = dashboard
  const address = addressOf(profile)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(profile)}
      description={
        profile.isLive
          ? undefined
          : `There is nothing to see at ${address} now. Share it as soon as your page is public.`
      }
    >
      {profile.isLive ? (
        <ShareOptions profile={profile} address={address} onDone={() => onOpenChange(false)} />
      ) : (
        <MissingRequirements dashboard={dashboard} onLeave={() => onOpenChange(false)} />
      )}
    </Dialog>
  )
}

function titleOf({ isLive, suspendedReason }: Dashboard['profile']) {
  if (isLive) return 'Share your profile'
  return suspendedReason === null ? 'Nobody can see your page yet' : 'Nobody can see your page now'
}

function ShareOptions({
  profile,
  address,
  onDone,
}: {
  profile: Dashboard['profile']
  address: string
  onDone: () => void
}) {
  const passedOn = useRecordShare()
  const draft = draftOf(profile, address)
  const shown = { title: draft.subject, url: address }
  const canShare = 'share' in navigator && navigator.canShare?.(shown) !== false
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true }
  const share = async () => {
    try {
      await navigator.share(shown)
      passedOn()
      onDone()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: 'Your device could not share it', description: address, variant: 'destructive' })
    }
  }
  const copy = async () => {
    if (await copyText(address, { label: 'Address', next: address })) passedOn()
  }
  return (
    <div className="grid gap-s5">
      <BreakableAddress address={address} />
      <div className="grid gap-s3 sm:flex sm:flex-wrap">
        <ButtonLink
          variant="main"
          to={draft.href}
          target="_blank"
          rel="noopener"
          onClick={() => {
            passedOn()
            onDone()
          }}
        >
          <Mail {...icon} />
          Write an email<span className="sr-only"> (opens your mail program)</span>
        </ButtonLink>
        {servicesFor(address).map(({ name, href }) => (
          <ButtonLink key={name} to={href} target="_blank" rel="noopener" onClick={passedOn}>
            Share on {name}
            <span className="sr-only"> (opens a new window)</span>
          </ButtonLink>
        ))}
        {canShare && (
          <Button onClick={() => void share()}>
            <Share2 {...icon} />
            Share with an app
          </Button>
        )}
        <Button onClick={() => void copy()}>
          <Copy {...icon} />
          Copy the address
        </Button>
      </div>
      <QrCode address={address} />
      <EmailPreview draft={draft} />
    </div>
  )
}

/** An address that wraps after its slashes, dots and hyphens. */
const BreakableAddress = ({ address }: { address: string }) => (
  <p className="font-serif text-title">
    {address.split(/(?<=[/.-])/).map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of an address keep their order
      <Fragment key={index}>
        {piece}
        <wbr />
      </Fragment>
    ))}
  </p>
)

const QrCode = ({ address }: { address: string }) => (
  <details className="account-steps-done">
    <summary>Show it as a QR code</summary>
    <div className="account-qr mt-s3">
      <QRCodeSVG
        value={address}
        size={256}
        className="h-auto w-full"
        title="A QR code that opens your page"
      />
    </div>
  </details>
)

const EmailPreview = ({ draft }: { draft: ReturnType<typeof draftOf> }) => (
  <section className="account-draft" aria-labelledby="draft-title">
    <h3 id="draft-title" className="font-bold font-sans text-small">
      What the email says
    </h3>
    <p className="text-ink-soft text-small">Subject: {draft.subject}</p>
    <p className="whitespace-pre-line text-label">{draft.body}</p>
    <p className="text-ink-soft text-small">
      It opens as a draft: change it as you like, and send it yourself.
    </p>
  </section>
)
