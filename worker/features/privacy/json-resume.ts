import { paths } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import type { Call } from '../../call.ts'

/** The version of the schema (https://jsonresume.org/schema). */
const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The public part of a profile as a JSON Resume, with nothing that its page would not show. */
export function jsonResume({ variables, now }: Call, profile: PublicProfile) {
  const url = new URL(paths.profile.href(profile.profileUrl), variables.APP_URL).href
  const filled = (text: string) => (text.trim() ? text : undefined)
  return {
    $schema: schemaAddress,
    basics: {
      name: profile.name,
      label: filled(profile.currentRole),
      email: profile.email ?? undefined,
      url,
      summary: filled([profile.headline, profile.about].filter(Boolean).join('\n\n')),
    },
    work: profile.currentRole
      ? [
          {
            position: profile.currentRole,
            description: filled(profile.industry),
            summary: filled(profile.coreProblemSolved),
            highlights: profile.coreDeliverables,
          },
        ]
      : [],
    skills: [
      ...profile.solutionProfile.keySkills.filter(Boolean).map((name) => ({ name })),
      ...(profile.expertise.length ? [{ name: 'Expertise', keywords: profile.expertise }] : []),
    ],
    projects: profile.stories.map((story) => ({
      name: story.title,
      description: [story.problemDescription, story.task, story.solution].filter(Boolean).join('\n\n'),
      highlights: splitSentences(story.results),
      keywords: [story.industry, story.timeline].filter(Boolean),
      url: `${url}#story-${story.id}`,
      type: 'story',
    })),
    references: profile.references.map(({ name, role, company, feedback }) => ({
      name: [name, role, company].filter(Boolean).join(', '),
      reference: feedback,
    })),
    meta: { canonical: url, version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  }
}
