import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnBadge } from '#schema/badges/badge-answers.ts'
import { paths, services } from '#schema/paths.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { VerifiedLine } from '#web/ui/verified-line.tsx'
import { BadgeCode } from './badge-code.tsx'
import { BadgeFiles } from './badge-files.tsx'
import { badgeStanding, confirmedBy } from './badge-words.ts'
import { addToLinkedIn, certificateOf } from './linkedin.ts'
import { LinkedInFields } from './linkedin-fields.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The badge that a story has now: its picture, its state, and while it is valid the ways to share and download it. */
export function CurrentBadge({ badge }: { badge: OwnBadge }) {
  const { word, sentence } = badgeStanding(badge, true)
  const address = new URL(paths.verify.href({ badge: badge.id }), location.origin).href
  const isValid = badge.state === 'valid'
  return (
    <>
      <section aria-label="How it stands" className="badges-standing">
        {isValid && <Picture id={badge.id} />}
        {isValid ? (
          <VerifiedLine className="badges-word">
            <span>
              <b>{word}.</b> {sentence}
            </span>
          </VerifiedLine>
        ) : (
          <p className="badges-word">
            <b>{word}.</b> {sentence} Whoever checks it is told so.
          </p>
        )}
        <p className="text-ink-soft text-label">
          {[confirmedBy(badge.endorsedBy), 'Made on '].filter(Boolean).join('. ')}
          <LocalTime iso={badge.issuedAt} />.
        </p>
        <ButtonLink variant="quiet" to={address} target="_blank" rel="noopener">
          See what a reader sees<span className="sr-only"> (opens a new window)</span>
        </ButtonLink>
      </section>
      {isValid && <BadgeActions badge={badge} address={address} />}
    </>
  )
}

/** The very picture that is downloaded; left out where it cannot be drawn just now. */
function Picture({ id }: { id: string }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      src={`${services.api}/badges/${id}/picture.png`}
      alt="Your work in its frame, and its label with the story’s title"
      width={1200}
      height={630}
      onError={() => setMissing(true)}
    />
  )
}

function BadgeActions({ badge, address }: { badge: OwnBadge; address: string }) {
  const certificate = certificateOf(badge, address)
  const shown = { title: badge.title, url: address }
  const canShare = 'share' in navigator && navigator.canShare?.(shown) !== false
  return (
    <>
      <div className="badges-ways">
        <ButtonLink variant="main" to={addToLinkedIn(certificate)} target="_blank" rel="noopener">
          Add to LinkedIn<span className="sr-only"> (opens a new window)</span>
        </ButtonLink>
        <Button
          onClick={() =>
            void copyText(address, {
              label: 'Link',
              next: 'Whoever opens it sees whether the badge is genuine.',
            })
          }
        >
          <Copy {...icon} />
          Copy the link
        </Button>
        {canShare && (
          <Button onClick={() => void share(shown)}>
            <Share2 {...icon} />
            Share the link
          </Button>
        )}
      </div>
      <LinkedInFields certificate={certificate} />
      <BadgeFiles badge={badge} />
      <details className="badges-more">
        <summary>A QR code, for a slide or a card</summary>
        <BadgeCode address={address} file={`badge-${badge.id}`} />
      </details>
    </>
  )
}

async function share(shown: { title: string; url: string }) {
  try {
    await navigator.share(shown)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: 'Your device could not share it', description: shown.url, variant: 'destructive' })
  }
}
