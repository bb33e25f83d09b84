import { type SQL, sql } from 'drizzle-orm'
import { plans } from '#schema/levels.ts'
import { tables } from '../../services/database.ts'
import { countsFor, isCounted, rememberedDifferentlySince } from '../references/story-queries.ts'

const { badgeEndorsements, claimConfirmations, claims, confirmations, profiles, references, stories } = tables

/** The condition that a profile `p` is public and has an owner: only such ones get badges. */
export const getsBadges: SQL = sql`(p.listed_at is not null and p.is_active = 1 and p.suspended_at is null and p.owner_id is not null)`

/** The condition that the profile of a badge is such a one, and that `also` holds of it as `p`. */
export const profileIsPublic = (also: SQL = sql`true`): SQL =>
  sql`exists (select 1 from ${profiles} p where p.id = badges.profile_id and ${getsBadges} and ${also})`

/** How many stories the plan of a profile `p` shows (R5). */
const publicStories = sql.raw(
  `case p.plan ${Object.entries(plans)
    .filter(([, terms]) => Number.isFinite(terms.publicStories))
    .map(([plan, terms]) => `when '${plan}' then ${terms.publicStories}`)
    .join(' ')} else 1e9 end`,
)

/** The condition that a story `s` is one of those that the page of its profile `p` shows. */
export const isShownOnPage: SQL = sql`(s.status = 'validated' and (
  select count(*) from ${stories} before where before.profile_id = p.id and before.status = 'validated'
    and before.place < s.place) < ${publicStories})`

/** The condition that the story of a badge exists, and that `also` holds of it as `s`. */
export const itsStory = (also: SQL = sql`true`): SQL =>
  sql`exists (select 1 from ${stories} s where s.id = badges.story_id and ${also})`

/** The condition that the page shows the story of a badge in the badge's version, under the badge's address. */
const isShownAsItSays = profileIsPublic(sql`p.profile_url = badges.profile_url and exists (
  select 1 from ${stories} s where s.id = badges.story_id and s.profile_id = p.id
    and s.version = badges.version and ${isShownOnPage})`)

/** The condition that a referee `e` of a badge counts and confirms its version. */
const refereeConfirms = sql`exists (
  select 1 from ${references} r join ${confirmations} c on c.reference_id = r.id and c.story_id = badges.story_id
  where r.id = e.reference_id and ${isCounted(sql`r`)} and ${countsFor(sql`badges.version`)})`

/**
 * From where the confirmed claims of a version are read: the version's claim `said`, and the tick `ticked` of a referee
 * on the same words in whichever version, unless they told them differently since.
 */
export const confirmedClaims = sql`${claims} said join ${claims} earlier
    on earlier.story_id = said.story_id and earlier.part = said.part and earlier.text = said.text
  join ${claimConfirmations} ticked on ticked.story_id = earlier.story_id and ticked.version = earlier.version
    and ticked.place = earlier.place and ticked.outcome = 'confirmed'
    and not ${rememberedDifferentlySince(sql`earlier`, sql`ticked`)}`

/** The condition that a referee `e` of a badge confirms its claim with the index `claim.value`. */
const claimIsConfirmed = sql`exists (select 1 from ${confirmedClaims}
  where ticked.reference_id = e.reference_id
    and said.story_id = badges.story_id and said.version = badges.version and said.place = claim.value)`

/** The condition that everybody who is named in a badge confirms still all that it says. */
export const isConfirmedAsItSays: SQL = sql`not exists (
  select 1 from ${badgeEndorsements} e where e.badge_id = badges.id and (not ${refereeConfirms}
    or exists (select 1 from json_each(e.claims) claim where not ${claimIsConfirmed})))`

/**
 * The condition that what a row of `badges` says is so (R30): every batch that takes some of it away revokes the badge, and
 * only a referee's changed name or role is left to the job.
 */
export const isValidBadge: SQL = sql`(${isShownAsItSays} and ${isConfirmedAsItSays})`

/**
 * The condition that a badge has more sentences than its endorsements have: earlier releases signed also what only
 * somebody confirmed who is not named in it. Reads the credential, so only the job asks.
 */
export const hasUnconfirmedResult: SQL = sql`json_array_length(nullif(badges.body, ''), '$.credentialSubject.result') > (
  select count(distinct said.text) from ${badgeEndorsements} e join json_each(e.claims) claim
    join ${claims} said on said.story_id = badges.story_id and said.version = badges.version
      and said.place = claim.value
  where e.badge_id = badges.id)`

/** The condition that a row of `badges` is revoked, whether or not that is written yet. */
export const isRevoked: SQL = sql`(badges.revoked_at is not null or not ${isValidBadge})`

/** Why a row of `badges` that does not stand was revoked. */
export const revocationReason: SQL = sql`case
  when not ${profileIsPublic()} then 'profile'
  when not ${itsStory()} then 'story'
  when ${itsStory(sql`s.status = 'validated' and s.version <> badges.version`)} then 'replaced'
  when not ${isConfirmedAsItSays} then 'confirmation'
  when ${isShownAsItSays} or ${itsStory(sql`s.status = 'validated'`)}
    and not ${profileIsPublic(sql`p.profile_url = badges.profile_url`)} then 'changed'
  else 'story' end`
