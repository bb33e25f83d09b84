import type { InvitedReference, Registration } from '#schema/accounts/accounts.ts'
import { termsEdition } from '#schema/accounts/legal-editions.ts'
import { lookUp } from '#schema/look-up.ts'
import { questionnaireIndustries } from '#schema/options.ts'
import type { Call } from '../../call.ts'
import { createUser, insertRegistration } from '../../features/accounts/commands.ts'
import { isKeptForUndo } from '../../features/accounts/email-change-queries.ts'
import { welcomeEmail } from '../../features/accounts/emails.ts'
import { issueAddressLink } from '../../features/accounts/link-commands.ts'
import { checkNewPassword } from '../../features/accounts/policy.ts'
import { findRegistered, userAt } from '../../features/accounts/queries.ts'
import { claimDraft } from '../../features/drafts/commands.ts'
import { answersOf, draftToClaim } from '../../features/drafts/queries.ts'
import { isRetired, takenProfileUrls, unusedProfileUrl } from '../../features/profiles/address-queries.ts'
import { createProfile } from '../../features/profiles/new-profile-commands.ts'
import { askedProfileUrl, nameAsProfileUrl } from '../../features/profiles/profile-url.ts'
import { distinctReferees, nameReferees } from '../../features/references/commands.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { brokenUniqueness } from '../../services/database.ts'
import { networkHash } from '../../services/identity/address.ts'
import { hashedPassword, isPassword } from '../../services/identity/passwords.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { readTogether, write } from '../../services/write.ts'

type Registered = { email: string; profileUrl: string; invited: number }

/** How long the same registration again counts as a repeat of one whose answer was lost, in milliseconds. */
const repeatMs = 15 * 60_000
const mostTries = 4
/** Mailed to one mailbox: anybody may register under one tag of it after the other. */
export const welcomesPerDay = 5

/**
 * Makes an account with its profile, this device's draft, its referees and the welcome mail in one batch (R6, R7). Safe to
 * repeat within `repeatMs`.
 * @param hash Makes the password's hash; who fills a database has one ready.
 * @throws AppError PASSWORD_TOO_COMMON, USER_EXISTS, USERNAME_TAKEN, BUSY.
 */
export async function register(
  call: Call,
  deviceId: string,
  registration: Registration,
  referees: readonly InvitedReference[],
  hash = hashedPassword,
): Promise<Registered> {
  const { email, password, username } = registration
  checkNewPassword(password, 'password')
  const asked = askedProfileUrl(username)
  const wanted = asked ?? nameAsProfileUrl(registration.fullName)
  let passwordHash: string | undefined
  for (let tries = 1; ; tries += 1) {
    const {
      users: [standing],
      taken,
      drafts: [draft],
    } = await readTogether(call, {
      users: userAt(call, email),
      taken: takenProfileUrls(call, wanted),
      drafts: draftToClaim(call, deviceId, email),
    })
    if (standing) return answeredAgain(call, standing, registration)
    const names = taken.map(({ profileUrl }) => profileUrl)
    if (asked && names.includes(asked)) throw new AppError('USERNAME_TAKEN')
    passwordHash ??= await hash(password)
    if (asked && (await isRetired(call, asked))) throw new AppError('USERNAME_TAKEN')
    const profileUrl = asked ?? (await unusedProfileUrl(call, wanted, names, tries))
    const invited = distinctReferees(email, referees)
    try {
      const statements = await statementsOf(call, { registration, passwordHash, profileUrl, invited, draft })
      await write(call, statements, { unless: [[isKeptForUndo(call, email), 'USER_EXISTS']] })
      return { email, profileUrl, invited: invited.length }
    } catch (error) {
      // Another request took the address or the name: look up again what is free.
      if (!brokenUniqueness(error) || tries === mostTries) throw error
    }
  }
}

async function statementsOf(
  call: Call,
  known: {
    registration: Registration
    passwordHash: string
    profileUrl: string
    invited: readonly InvitedReference[]
    draft: Parameters<typeof answersOf>[0] | undefined
  },
) {
  const { registration, passwordHash, profileUrl, invited, draft } = known
  const { fullName, email, company, role, industry, experience, username } = registration
  const id = crypto.randomUUID()
  const token = await issueAddressLink(call, { userId: id, email })
  const newcomer = { email, name: fullName, asksReferees: invited.length > 0 }
  const welcome = { key: `welcome/${id}`, ...welcomeEmail(newcomer, token, call.variables.APP_URL) }
  return {
    user: createUser(call, {
      id,
      name: fullName,
      email,
      role: 'owner',
      emailVerified: false,
      passwordHash,
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
        industry: lookUp(questionnaireIndustries, industry) ?? industry,
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
    mail: mailStatement(call, welcome, fewerMailsThan(call, welcomesPerDay, welcome)),
  }
}

/** The first answer again, for somebody who has just registered with this address, name and password. */
async function answeredAgain(
  call: Call,
  { id, email, name, createdAt }: { id: string; email: string; name: string; createdAt: Date },
  { fullName, password }: Registration,
): Promise<Registered> {
  const isRepeat = name === fullName && call.now.getTime() - createdAt.getTime() < repeatMs
  const found = isRepeat ? await findRegistered(call, id) : undefined
  if (!found?.hash || !(await isPassword({ hash: found.hash, password }))) throw new AppError('USER_EXISTS')
  return { email, profileUrl: found.profileUrl, invited: found.invited }
}
