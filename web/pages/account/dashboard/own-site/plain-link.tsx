import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { addressOf, useRecordShare } from '../sharing/passing-on.ts'
import { CopyButton } from './copy-button.tsx'
import { Signature } from './signature.tsx'
import { escaped } from './snippet.tsx'

type Props = { profile: Pick<OwnProfile, 'profileUrl' | 'firstName' | 'lastName' | 'currentRole' | 'isLive'> }

/** What every plan may put elsewhere: a link for any site, and a signature for mails. */
export function PlainLink({ profile }: Props) {
  const passedOn = useRecordShare()
  if (!profile.isLive)
    return (
      <div className="grid gap-s3">
        <h3>A link, and an email signature</h3>
        <p className="text-ink-soft">You find both here once your page is public.</p>
      </div>
    )
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  const link = `<a href="${escaped(addressOf(profile))}">What ${escaped(name)} has solved, and who confirms it</a>`
  return (
    <>
      <div className="grid gap-s3">
        <h3>A link for any site</h3>
        <p className="text-ink-soft">It leads to your page, works without scripts and needs no permission.</p>
        <pre className="account-snippet">
          <code>{link}</code>
        </pre>
        <CopyButton copy={() => navigator.clipboard.writeText(link)} onCopied={passedOn}>
          Copy the link
        </CopyButton>
      </div>
      <Signature profile={profile} name={name} onCopied={passedOn} />
    </>
  )
}
