import { useRef } from 'react'
import { latestShareHref, shareSize } from '#schema/pages/share.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import { addressOf } from '../sharing/passing-on.ts'
import { CopyButton } from './copy-button.tsx'
import { ProgramSteps } from './program-steps.tsx'

type Props = {
  profile: Pick<OwnProfile, 'profileUrl' | 'currentRole'>
  name: string
  onCopied: () => void
}

const width = 300
const tagline = 'What I have solved, and who confirms it'

/** A signature for mails with the share picture: what is shown is what is copied. */
export function Signature({ profile, name, onCopied }: Props) {
  const shown = useRef<HTMLTableElement>(null)
  const address = addressOf(profile)
  const html = () => shown.current?.outerHTML ?? ''
  const text = [name, profile.currentRole, `${tagline}: ${address}`].filter(Boolean).join('\n')
  const copyAll = () =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html()], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ])
  return (
    <div className="grid gap-s3">
      <h3>An email signature</h3>
      <p className="text-ink-soft">
        Mail programs fetch its picture when the mail is opened: it shows your page as it then is.
      </p>
      <div className="account-signature">
        <table
          ref={shown}
          role="presentation"
          style={{
            borderCollapse: 'collapse',
            fontFamily: 'Arial, sans-serif',
            fontSize: '14px',
            lineHeight: '20px',
          }}
        >
          <tbody>
            <tr>
              <td style={{ padding: '0 0 8px' }}>
                <b>{name}</b>
                {profile.currentRole && (
                  <>
                    <br />
                    {profile.currentRole}
                  </>
                )}
              </td>
            </tr>
            <tr>
              <td style={{ padding: 0 }}>
                <a href={address}>
                  <img
                    src={new URL(latestShareHref(profile.profileUrl), location.origin).href}
                    width={width}
                    height={Math.round((width * shareSize.height) / shareSize.width)}
                    alt={`The page of ${name}`}
                    loading="lazy"
                    style={{ display: 'block', border: 0 }}
                  />
                </a>
              </td>
            </tr>
            <tr>
              <td style={{ padding: '8px 0 0' }}>
                <a href={address} style={{ color: 'inherit', display: 'inline-block', lineHeight: '24px' }}>
                  {tagline}
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-x-s4 gap-y-s3">
        <CopyButton copy={copyAll} onCopied={onCopied}>
          Copy the signature
        </CopyButton>
        <CopyButton copy={() => navigator.clipboard.writeText(html())} onCopied={onCopied}>
          Copy it as HTML
        </CopyButton>
      </div>
      <ProgramSteps programs={programs} />
    </div>
  )
}

const programs = [
  [
    'Gmail',
    [
      'Press the cog, then “See all settings”. “Signature” stands under “General”.',
      'Press “Create new”, paste the signature into the box, and choose it below for new mails and for replies.',
      'Press “Save Changes” at the foot of the page.',
    ],
  ],
  [
    'Outlook',
    [
      'Open Settings, then “Account” or “Accounts”, then “Signatures”.',
      'Add a signature and paste yours into the box.',
      'Choose it for new mails and for replies, and save.',
    ],
  ],
  [
    'Apple Mail',
    [
      'Open Settings, then “Signatures”, and press +.',
      'Untick “Always match my default message font”, and paste the signature over what stands there.',
      'Choose it below for your address, and close the window.',
    ],
  ],
] as const
