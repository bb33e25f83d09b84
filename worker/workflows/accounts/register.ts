import type { InvitedReference, Registration } from '#schema/accounts/accounts.ts'
import { termsEdition } from '#schema/accounts/legal-editions.ts'
import type { Call } from '../../call.ts'
import { createUser, insertRegistration } from '../../features/accounts/commands.ts'
import { isReservedForUndo } from '../../features/accounts/email-change-queries.ts'
import { provenWelcomeEmail, welcomeEmail } from '../../features/accounts/emails.ts'
import { issueAddressLink } from '../../features/accounts/link-commands.ts'
import { checkNewPassword } from '../../features/accounts/policy.ts'
import { findRegistered, userAt } from '../../features/accounts/queries.ts'
import { claimDraft, isElsewhere } from '../../features/drafts/commands.ts'
import { answersOf, draftToClaim } from '../../features/drafts/queries.ts'
import type { StoredPendingIdentity } from '../../features/identities/pending.ts'
import { isRetired, takenProfileUrls, unusedProfileUrl } from '../../features/profiles/address-queries.ts'
import { createProfile } from '../../features/profiles/new-profile-commands.ts'
import { nameAsProfileUrl, requestedProfileUrl } from '../../features/profiles/profile-url.ts'
import { distinctReferees, nameReferees } from '../../features/references/commands.ts'
import { refereesIn } from '../../features/references/joined-references.ts'
import { AppError } from '../../services/app-error.ts'
import { networkHash } from '../../services/identity/address.ts'
import { hashedPassword, isPassword } from '../../services/identity/passwords.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { readTogether, retryOnConflict, unlessConflict, write } from '../../services/write.ts'
import { claimDraftAt, finishFirstProof, takeOverPurchases } from './first-proof.ts'
import { identityOfNew, signInAgain } from './register-by-identity.ts'

type Registered = { email: string; profileUrl: string; invited: number; sessionToken?: string }

/** How long the same registration counts as a retry after a lost response, in milliseconds. */
const repeatMs = 15 * 60_000
const maxAttempts = 4
/** Mailed to one mailbox: anybody may register under one tag of it after the other. */
export const welcomesPerDay = 5

/**
 * Makes an account with profile, draft, referees, welcome mail and identity in one batch (R6, R7); repeatable within
 * `repeatMs`.
 * @param hash Hashes the password; seeding passes a precomputed hash.
 * @throws AppError PASSWORD_TOO_COMMON, USER_EXISTS, USERNAME_TAKEN, IDENTITY_KNOWN, NO_PENDING_IDENTITY, BUSY.
 */
export async function register(
  call: Call,
  deviceId: string,
  registration: Registration,
  {
    hash = hashedPassword,
    pendingIdentity,
  }: { hash?: typeof hashedPassword; pendingIdentity?: StoredPendingIdentity | undefined } = {},
): Promise<Registered> {
  const { email, password, username } = registration
  if (password) await checkNewPassword(password, 'password')
  const requested = requestedProfileUrl(username)
  const preferredUrl = requested ?? nameAsProfileUrl(registration.fullName)
  let passwordHash: string | undefined
  const registered = await retryOnConflict(async (tries) => {
    const {
      users: [existing],
      taken,
      drafts: [draft],
    } = await readTogether(call, {
      users: userAt(call, email),
      taken: takenProfileUrls(call, preferredUrl),
      drafts: draftToClaim(call, deviceId, email),
    })
    if (existing) return answeredAgain(call, existing, registration, pendingIdentity)
    const takenUrls = taken.map(({ profileUrl }) => profileUrl)
    if (requested && takenUrls.includes(requested)) throw new AppError('USERNAME_TAKEN')
    if (password) passwordHash ??= await hash(password)
    if (requested && (await isRetired(call, requested))) throw new AppError('USERNAME_TAKEN')
    const profileUrl = requested ?? (await unusedProfileUrl(call, preferredUrl, takenUrls, tries))
    const invited = distinctReferees(email, refereesIn(registration))
    const newAccount = { registration, passwordHash, profileUrl, invited, draft }
    return insertAccount(call, deviceId, newAccount, pendingIdentity)
  }, maxAttempts)
  if (!registered) throw new AppError('BUSY')
  return registered
}

type NewAccount = {
  registration: Registration
  passwordHash: string | undefined
  profileUrl: string
  invited: readonly InvitedReference[]
  draft: Draft | undefined
}
type Draft = Awaited<ReturnType<typeof draftToClaim>>[number]

/** Undefined where another request has taken the address, the name or the draft. */
async function insertAccount(
  call: Call,
  deviceId: string,
  account: NewAccount,
  pendingIdentity: StoredPendingIdentity | undefined,
): Promise<Registered | undefined> {
  const { registration, profileUrl, invited, draft } = account
  const { email } = registration
  const id = crypto.randomUUID()
  const joined = pendingIdentity && (await identityOfNew(call, { id, email }, pendingIdentity))
  const writing = write(call, await statementsOf(call, id, account, joined), {
    unless: [
      [isReservedForUndo(call, email), 'USER_EXISTS'],
      ...(draft ? [[isElsewhere(draft.id, deviceId), 'PROFILE_CLAIMED'] as const] : []),
      ...(joined?.unless ?? []),
    ],
  })
  const results = await unlessConflict(writing).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'PROFILE_CLAIMED') return undefined
    throw error
  })
  if (!results) return undefined
  if (joined?.isProven) await finishFirstProof(call, id, results.plan ?? [])
  const { sessionToken } = joined ?? {}
  return { email, profileUrl, invited: invited.length, ...(sessionToken && { sessionToken }) }
}

async function statementsOf(
  call: Call,
  id: string,
  { registration, passwordHash, profileUrl, invited, draft }: NewAccount,
  joined: Awaited<ReturnType<typeof identityOfNew>> | undefined,
) {
  const { fullName, email, company, role, industry, experience, username } = registration
  const token = await issueAddressLink(call, { userId: id, email })
  const newcomer = { email, name: fullName, asksReferees: invited.length > 0 }
  const siteUrl = call.variables.APP_URL
  const content = joined?.isProven
    ? provenWelcomeEmail(newcomer, siteUrl)
    : welcomeEmail(newcomer, token, siteUrl)
  const welcome = { key: `welcome/${id}`, ...content }
  return {
    user: createUser(call, {
      id,
      name: fullName,
      email,
      role: 'owner',
      emailVerified: joined?.isProven ?? false,
      ...(passwordHash && { passwordHash }),
      network: await networkHash(call),
    }),
    profile: createProfile(
      call,
      {
        ownerId: id,
        profileUrl,
        username: username || null,
        name: fullName,
        email,
        currentRole: role,
        company,
        industry,
        about: experience,
      },
      draft && answersOf(draft),
    ),
    registration: insertRegistration(call, {
      userId: id,
      fullName,
      email,
      company,
      role,
      industry,
      experience,
      challenge: draft?.problemSolved ?? null,
      consentText: `terms ${termsEdition}`,
    }),
    draft: draft && claimDraft(call, draft.id, id),
    referees: nameReferees(call, id, invited),
    ...joined?.statements,
    // What waits for the first proof of the address, as with a mailed link.
    claimed:
      joined?.isProven && !draft
        ? (await claimDraftAt(call, { id, email, emailVerified: false })).statements
        : undefined,
    ...(joined?.isProven && takeOverPurchases(call, id)),
    mail: mailStatement(call, welcome, fewerMailsThan(call, welcomesPerDay, welcome)),
  }
}

/** The first response again, for a retry with the same address, name, and password or identity. */
async function answeredAgain(
  call: Call,
  { id, email, name, createdAt }: { id: string; email: string; name: string; createdAt: Date },
  { fullName, password }: Registration,
  pendingIdentity: StoredPendingIdentity | undefined,
): Promise<Registered> {
  const isRepeat = name === fullName && call.now.getTime() - createdAt.getTime() < repeatMs
  const found = isRepeat ? await findRegistered(call, id) : undefined
  if (!found) throw new AppError('USER_EXISTS')
  const { hash, profileUrl, invited } = found
  if (pendingIdentity) {
    const sessionToken = await signInAgain(call, id, pendingIdentity)
    if (!sessionToken) throw new AppError('USER_EXISTS')
    return { email, profileUrl, invited, sessionToken }
  }
  if (!hash || !password || !(await isPassword({ hash, password }))) throw new AppError('USER_EXISTS')
  return { email, profileUrl, invited }
}
