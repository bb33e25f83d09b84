import { badgeHref } from '#schema/badges/addresses.ts'
import { brand } from '#schema/brand.ts'
import { machineCalls } from '#schema/pages/other-addresses.ts'
import { shareAlt, shareFacts, shareHref } from '#schema/pages/share.ts'
import { paths, sharedStoryHref } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { asSentence } from '#schema/text/as-sentence.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useSiteOrigin } from '#web/client/site-origin.ts'

/** The head of a profile page for search engines and link previews. */
export function ProfileHead({
  profile,
  path = paths.profile.href(profile.profileUrl),
  title = [profile.name, profile.currentRole].filter(Boolean).join(', '),
  story,
}: {
  profile: PublicProfile
  path?: string
  title?: string
  /** The shared story; only for a page whose row of schema/paths.ts caches no such address. */
  story?: PublicProfile['stories'][number] | undefined
}) {
  const summary = [...new Set([profile.coreProblemSolved, profile.headline])].map(asSentence).join(' ').trim()
  return (
    <>
      <PageHead
        title={`${story ? `${story.title}: ${profile.name}` : title} · ${brand.name}`}
        description={story ? story.problemDescription : summary || title}
        canonicalPath={path}
        type="profile"
        image={import.meta.env.SSR ? imageOf(profile, story?.id) : undefined}
      />
      {import.meta.env.SSR && (
        <>
          <Discovery href={story ? sharedStoryHref(profile.profileUrl, story.id) : path} />
          <Credentials stories={story ? [story] : profile.stories} />
        </>
      )}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
        dangerouslySetInnerHTML={{ __html: linkedData(profile, useSiteOrigin(), path) }}
      />
    </>
  )
}

/** Where a site that is given the page's address asks for its preview (oembed.com); the browser needs no code for it. */
function Discovery({ href }: { href: string }) {
  const origin = useSiteOrigin()
  const query = new URLSearchParams({ url: origin + href })
  return origin ? (
    <link rel="alternate" type="application/json+oembed" href={`${origin}${machineCalls.preview}?${query}`} />
  ) : null
}

/** The media type of a badge (W3C Verifiable Credentials 2.0). */
const badgeType = 'application/vc'

/** The signed badges of the stories, for programs that look for one in the page's head (R30). */
function Credentials({ stories }: Pick<PublicProfile, 'stories'>) {
  const origin = useSiteOrigin()
  return (
    origin &&
    stories.map(
      ({ badgeId, title }) =>
        badgeId && (
          <link
            key={badgeId}
            rel="alternate"
            type={badgeType}
            href={origin + badgeHref(badgeId)}
            title={`The badge of “${title}”`}
          />
        ),
    )
  )
}

const imageOf = (profile: PublicProfile, storyId?: number) => {
  const [facts, href] = [shareFacts(profile, storyId), shareHref(profile, storyId)]
  return facts && href ? { href, alt: shareAlt(facts) } : undefined
}

const linkedData = (profile: PublicProfile, origin: string, path: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: profile.name,
      jobTitle: profile.currentRole || undefined,
      description: profile.coreProblemSolved || undefined,
      knowsAbout: [...profile.solutionProfile.keySkills, ...profile.expertise],
      url: origin ? origin + path : undefined,
      identifier: profile.profileUrl,
      hasCredential: profile.stories.flatMap(({ badgeId, title }) =>
        badgeId
          ? {
              '@type': 'EducationalOccupationalCredential',
              name: title,
              credentialCategory: 'badge',
              identifier: badgeId,
              url: origin + paths.verify.href({ badge: badgeId }),
              recognizedBy: { '@type': 'Organization', name: brand.name, url: origin || undefined },
              encoding: {
                '@type': 'MediaObject',
                encodingFormat: badgeType,
                contentUrl: origin + badgeHref(badgeId),
              },
            }
          : [],
      ),
    },
  }).replaceAll('<', '\\u003c')
