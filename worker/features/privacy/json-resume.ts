import { brand } from '#schema/brand.ts'
import { describedParts } from '#schema/onboarding/described-parts.ts'
import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import type { Call } from '../../call.ts'

/** The version of the schema (https://jsonresume.org/schema). */
const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const filled = (text: string) => (text.trim() ? text : undefined)

/** The public part of a profile as a JSON Resume, with nothing that its page would not show. */
export function jsonResume({ variables, now }: Call, profile: PublicProfile) {
  const url = new URL(paths.profile.href(profile.profileUrl), variables.APP_URL).href
  return {
    $schema: schemaAddress,
    basics: {
      name: profile.name,
      label: filled(profile.currentRole),
      email: profile.email ?? undefined,
      url,
      summary: filled([profile.headline, profile.about].filter(Boolean).join('\n\n')),
    },
    work: workOf(profile),
    skills: [
      ...profile.solutionProfile.keySkills.filter(Boolean).map((name) => ({ name })),
      ...(profile.expertise.length ? [{ name: 'Expertise', keywords: profile.expertise }] : []),
    ],
    projects: profile.stories.map((story) => ({
      name: story.title,
      description: describedParts(story),
      highlights: splitSentences(story.results),
      keywords: [story.industry, story.timeline].filter(Boolean),
      url: `${url}#story-${story.id}`,
      type: 'story',
    })),
    certificates: profile.stories.flatMap(({ badgeId, title }) =>
      badgeId
        ? {
            name: title,
            issuer: brand.name,
            url: new URL(paths.verify.href({ badge: badgeId }), variables.APP_URL).href,
          }
        : [],
    ),
    references: profile.references.map(({ name, role, company, feedback }) => ({
      name: [name, role, company].filter(Boolean).join(', '),
      reference: feedback,
    })),
    meta: { canonical: url, version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  }
}

function workOf({ currentRole, industry, coreProblemSolved, coreDeliverables }: PublicProfile) {
  const texts = {
    position: filled(currentRole),
    description: filled(industry),
    summary: filled(coreProblemSolved),
  }
  const isSomething = coreDeliverables.length > 0 || Object.values(texts).some(Boolean)
  return isSomething ? [{ ...texts, highlights: coreDeliverables }] : []
}
