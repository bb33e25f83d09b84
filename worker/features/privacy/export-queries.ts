import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Call, SignedIn } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const {
  busyCalendars,
  busySpans,
  claims,
  credentials,
  decisions,
  drafts,
  emailChanges,
  figures,
  formerAddresses,
  identities,
  passkeys,
  profileRedirects,
  profiles,
} = tables
const { registrations, sessions, stories, storyVersions, users } = tables
const {
  id: _id,
  normalisedEmail: _mailbox,
  deviceId: _device,
  adoptions: _adoptions,
  claimedBy: _account,
  ...draftColumns
} = getTableColumns(drafts)

const decided = {
  subject: decisions.subject,
  subjectId: decisions.subjectId,
  version: decisions.version,
  verdict: decisions.verdict,
  note: decisions.note,
  at: decisions.at,
}

/**
 * The small tables of an account's export: the account, its devices, its drafts and what was decided about it, without
 * hashes, secrets and links.
 */
export async function accountRows(call: Call, { userId }: SignedIn) {
  const { db } = call
  const {
    accounts: [account],
    registered: [registration],
    ...rows
  } = await readTogether(call, {
    accounts: db
      .select({
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        role: users.role,
        hasPassword: sql<boolean>`exists (select 1 from ${credentials} c
          where c.user_id = users.id and c.password is not null)`.mapWith(Boolean),
        hasSecondFactor: users.twoFactorEnabled,
        lastSeenAt: users.lastSeenAt,
        createdAt: users.createdAt,
        updatedAt: users.updatedAt,
      })
      .from(users)
      .where(eq(users.id, userId)),
    registered: db
      .select({
        fullName: registrations.fullName,
        email: registrations.email,
        company: registrations.company,
        role: registrations.role,
        industry: registrations.industry,
        experience: registrations.experience,
        challenge: registrations.challenge,
        consentAt: registrations.consentAt,
        consentText: registrations.consentText,
        createdAt: registrations.createdAt,
      })
      .from(registrations)
      .where(eq(registrations.userId, userId)),
    devices: db
      .select({
        browser: sessions.userAgent,
        network: sessions.networkMasked,
        signedInAt: sessions.createdAt,
        lastSeenAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.updatedAt)),
    passkeys: db
      .select({
        name: passkeys.name,
        asksForFingerFaceOrCode: passkeys.verifiesUser,
        isBackedUp: passkeys.isBackedUp,
        addedAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt)),
    identities: db
      .select({
        provider: identities.provider,
        issuer: identities.issuer,
        subject: identities.subject,
        email: identities.email,
        joinedAt: identities.createdAt,
        lastUsedAt: identities.lastUsedAt,
      })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.createdAt)),
    drafts: db.select(draftColumns).from(drafts).where(eq(drafts.claimedBy, userId)),
    formerAddresses: db
      .select({ email: formerAddresses.email, until: formerAddresses.until })
      .from(formerAddresses)
      .where(eq(formerAddresses.userId, userId)),
    // Those about its profile are there.
    decisionsOnAccount: db
      .select(decided)
      .from(decisions)
      .where(and(eq(decisions.accountId, userId), isNull(decisions.profileId)))
      .orderBy(asc(decisions.at)),
    newAddresses: db
      .select({
        email: emailChanges.newEmail,
        askedAt: emailChanges.askedAt,
        confirmedAt: emailChanges.confirmedAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
  })
  return { account, registration: registration ?? null, ...rows }
}

/**
 * The profile with its former addresses, all versions of its stories with their claims, its figures by day, and the
 * decisions about it.
 */
export async function profileRows(call: Call, profileId: number) {
  const { db } = call
  const ofProfile = inArray(
    storyVersions.storyId,
    db.select({ id: stories.id }).from(stories).where(eq(stories.profileId, profileId)),
  )
  const ofClaims = inArray(
    claims.storyId,
    db.select({ id: stories.id }).from(stories).where(eq(stories.profileId, profileId)),
  )
  const { ownerId, publishedHash, featuredRank, erasedAt, ...shown } = getTableColumns(profiles)
  const { key, profileId: _profileId, ...storyColumns } = getTableColumns(stories)
  const read = await readTogether(call, {
    profiles: db.select(shown).from(profiles).where(eq(profiles.id, profileId)),
    oldAddresses: db
      .select({ address: profileRedirects.oldUrl, leftAt: profileRedirects.createdAt })
      .from(profileRedirects)
      .where(eq(profileRedirects.profileId, profileId)),
    stories: db
      .select(storyColumns)
      .from(stories)
      .where(eq(stories.profileId, profileId))
      .orderBy(asc(stories.position)),
    versions: db.select().from(storyVersions).where(ofProfile).orderBy(asc(storyVersions.version)),
    claims: db.select().from(claims).where(ofClaims).orderBy(asc(claims.claimIndex)),
    figures: db
      .select({
        day: figures.day,
        kind: figures.kind,
        source: figures.source,
        total: figures.total,
        lastAt: figures.lastAt,
      })
      .from(figures)
      .where(and(eq(figures.profileId, profileId), gt(figures.day, '')))
      .orderBy(asc(figures.day)),
    decisions: db
      .select(decided)
      .from(decisions)
      // What others reported, and what they were told, is theirs.
      .where(and(eq(decisions.profileId, profileId), ne(decisions.subject, 'report')))
      .orderBy(asc(decisions.at)),
    // Its address is a key to the calendar itself.
    calendars: db
      .select({ host: busyCalendars.host, lastReadAt: busyCalendars.lastReadAt })
      .from(busyCalendars)
      .where(eq(busyCalendars.profileId, profileId)),
    busy: db
      .select({ start: busySpans.startsAt, end: busySpans.endsAt })
      .from(busySpans)
      .where(eq(busySpans.profileId, profileId))
      .orderBy(asc(busySpans.startsAt)),
  })
  return {
    profile: read.profiles[0] ?? null,
    ownCalendar: read.calendars[0] ? { ...read.calendars[0], busy: read.busy } : null,
    oldAddresses: read.oldAddresses,
    stories: read.stories.map((story) => ({
      ...story,
      versions: read.versions
        .filter(({ storyId }) => storyId === story.id)
        .map(({ storyId, ...version }) => ({
          ...version,
          claims: read.claims
            .filter((claim) => claim.storyId === storyId && claim.version === version.version)
            .map(({ claimIndex, part, text, isMarked }) => ({ claimIndex, part, text, isMarked })),
        })),
    })),
    figures: read.figures,
    decisions: read.decisions,
  }
}
