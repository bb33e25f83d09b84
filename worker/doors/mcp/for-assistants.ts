import type { BookingLink, ExpertRead, ExpertsFound, StoryRead } from '#schema/assistants/assistants.ts'
import { visibleText } from '#schema/assistants/visible-words.ts'
import type { GalleryCard, Match } from '#schema/gallery/gallery-answers.ts'
import { shownIndustry } from '#schema/gallery/gallery-words.ts'
import { paths, sharedStoryHref, storyAnchor } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicStory } from '#schema/stories/story-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { tryOut } from '#schema/try-out.ts'

/** What every answer about somebody says, with their address on this site. */
const expertFields = (
  { profileUrl, isSample }: Pick<PublicProfile, 'profileUrl' | 'isSample'>,
  href: string,
  site: string,
) => ({
  profileUrl,
  isSample,
  url: new URL(href, site).href,
})

/** An expert of a search, with the sentence that matched. */
export function assistantCard(card: GalleryCard, site: string): ExpertsFound['experts'][number] {
  const { match, profileUrl } = card
  return {
    ...expertFields(card, paths.profile.href(profileUrl), site),
    strength: card.strength ?? 'shares',
    validatedStories: card.validatedStories,
    validatedReferences: card.validatedReferences,
    quoted: {
      name: card.name,
      currentRole: card.currentRole,
      industry: shownIndustry(card.industry),
      problemSolved: card.coreProblemSolved,
    },
    match: match
      ? {
          field: match.field,
          quoted: { sentence: match.snippet, storyTitle: match.story?.title ?? null },
          storyId: match.story?.id ?? null,
          url: urlOfMatch(profileUrl, match, site),
          confirmedBy: match.story?.confirmedBy ?? 0,
        }
      : null,
  }
}

/** A profile as its page shows it, with its stories by title. */
export const assistantExpert = (profile: PublicProfile, site: string): ExpertRead => ({
  ...expertFields(profile, paths.profile.href(profile.profileUrl), site),
  quoted: {
    name: profile.name,
    currentRole: profile.currentRole,
    industry: profile.industry,
    yearsExperience: profile.yearsExperience,
    problemSolved: profile.coreProblemSolved,
    promise: profile.headline,
    about: profile.about,
    businessAreas: profile.businessAreas,
    deliverables: profile.coreDeliverables,
    keySkills: profile.solutionProfile.keySkills,
    expertise: profile.expertise,
    method: profile.signatureSystem,
  },
  stories: profile.stories.map(({ id, title, subtitle, validatedAt, confirmations }) => ({
    storyId: id,
    url: new URL(sharedStoryHref(profile.profileUrl, id), site).href,
    validatedAt,
    confirmedBy: confirmations.length,
    quoted: { title, result: subtitle },
  })),
  references: profile.references.map((reference) => ({
    validatedAt: reference.validatedAt,
    checks: reference.checks,
    confirmsStories: reference.confirms,
    quoted: {
      name: reference.name,
      role: reference.role,
      company: reference.company,
      relationship: reference.relationship,
      words: reference.feedback,
    },
  })),
  bookingUrl: new URL(paths.booking.href(profile.profileUrl), site).href,
})

/** A story sentence by sentence: where each stands, and who confirmed it (R9b). */
export function assistantStory(profile: PublicProfile, story: PublicStory, site: string): StoryRead {
  const parts = [
    ['situation', story.problemDescription],
    ['task', story.task],
    ['action', story.solution],
    ['result', story.results],
  ] as const
  const referees = new Map(profile.references.map((reference) => [reference.id, reference]))
  return {
    ...expertFields(profile, sharedStoryHref(profile.profileUrl, story.id), site),
    storyId: story.id,
    validatedAt: story.validatedAt,
    proofUrl: story.badgeId && new URL(paths.verify.href({ badge: story.badgeId }), site).href,
    quoted: {
      expert: profile.name,
      title: story.title,
      result: story.subtitle,
      industry: story.industry,
      timeline: story.timeline,
    },
    sentences: parts.flatMap(([part, text]) =>
      splitSentences(text).map((sentence) => ({
        part,
        quoted: { sentence },
        url: quotedAt(profile.profileUrl, sentence, story.id, site),
        confirmedBy: ['action', 'result'].includes(part) ? confirmersOf(story, sentence) : [],
      })),
    ),
    confirmations: story.confirmations.map(({ referenceId, name, sentence }) => ({
      quoted: {
        name,
        role: referees.get(referenceId)?.role ?? null,
        company: referees.get(referenceId)?.company ?? null,
        words: sentence,
      },
    })),
  }
}

/** Who confirmed a sentence of a story's action or result. */
const confirmersOf = ({ claims }: PublicStory, sentence: string) =>
  (claims.find(({ text }) => text === sentence)?.confirmedBy ?? []).map(({ name, at }) => ({
    quoted: { name },
    at,
  }))

/** The page on which somebody is met, or left a message. */
export function assistantBooking(profile: PublicProfile, site: string): BookingLink {
  const takes = profile.hasOpenHours ? 'meeting' : 'message'
  return {
    ...expertFields(profile, paths.booking.href(profile.profileUrl), site),
    takes,
    note: profile.isSample ? tryOut[takes] : null,
    quoted: { name: profile.name },
  }
}

/** The address that shows what matched; an answer that an expert taught their agent stands on no page. */
const urlOfMatch = (profileUrl: string, { field, snippet, story }: Match, site: string) =>
  field === 'correction'
    ? new URL(paths.profile.href(profileUrl), site).href
    : quotedAt(profileUrl, snippet.replace(/^…|…$/g, ''), story?.id, site)

/** The address that shows a sentence highlighted on its page. */
const quotedAt = (profileUrl: string, sentence: string, storyId: number | undefined, site: string) => {
  const anchor = storyId === undefined ? undefined : storyAnchor(storyId)
  return new URL(paths.profile.href(profileUrl, anchor, visibleText(sentence)), site).href
}
