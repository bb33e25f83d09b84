import { launcherFile } from '#schema/pages/other-addresses.ts'
import { paths } from '#schema/paths.ts'
import type { OwnProfile } from '#schema/profiles/profile-answers.ts'
import type { WidgetSettings } from '#schema/widget/widget-settings.ts'
import { CopyButton } from './copy-button.tsx'
import { ProgramSteps } from './program-steps.tsx'

type Props = { profile: Pick<OwnProfile, 'profileUrl'>; settings: WidgetSettings }

/** A text as it stands inside HTML and its attributes. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The lines for a site: the script with how it looks, and a link for browsers without scripts. */
function linesFor({ profileUrl }: Props['profile'], settings: WidgetSettings): string {
  const { greeting, accent, position, theme } = settings
  const attributes = {
    'data-profile': profileUrl,
    'data-greeting': greeting,
    ...(accent && { 'data-accent': accent }),
    ...(position !== 'right' && { 'data-position': position }),
    ...(theme !== 'auto' && { 'data-theme': theme }),
  }
  const attributesText = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const { origin } = location
  return [
    `<script async src="${origin}${launcherFile}"${attributesText.join('')}></script>`,
    `<noscript><a href="${origin}${paths.profile.href(profileUrl)}">${escaped(greeting)}</a></noscript>`,
  ].join('\n')
}

/** The lines to paste into the own site, and where three well-known builders take them. */
export function Snippet({ profile, settings }: Props) {
  const lines = linesFor(profile, settings)
  return (
    <div className="grid gap-s3">
      <h3>Paste it into your site</h3>
      <p className="text-ink-soft">
        Before <code>&lt;/body&gt;</code>, on each page that is to have the button.
      </p>
      <pre className="account-snippet">
        <code>{lines}</code>
      </pre>
      <CopyButton copy={() => navigator.clipboard.writeText(lines)}>Copy the lines</CopyButton>
      <ProgramSteps programs={builders} />
    </div>
  )
}

const builders = [
  [
    'WordPress',
    [
      'Open the page in the editor and add a “Custom HTML” block at its end.',
      'Paste the lines into it. For every page at once, use the footer template of your theme.',
      'Update the page, open it and press the button.',
    ],
  ],
  [
    'Webflow',
    [
      'Open Site settings, then “Custom code”.',
      'Paste the lines below “Footer code” and save.',
      'Publish the site, open it and press the button.',
    ],
  ],
  [
    'Squarespace',
    [
      'Open Settings, then “Code Injection”; some of their plans do not have it.',
      'Paste the lines below “Footer” and save.',
      'Open your site and press the button.',
    ],
  ],
] as const
