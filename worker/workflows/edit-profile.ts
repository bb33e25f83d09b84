import type { ProfileChanges } from '#schema/customer-profile.ts'
import { plans } from '#schema/levels.ts'
import { mostOldAddresses } from '#schema/limits.ts'
import { profileTag } from '#schema/paths.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import { type Call, ownProfileOf } from '../call.ts'
import { changePassword } from '../features/accounts/password-commands.ts'
import { takeProfileDown } from '../features/gallery/commands.ts'
import { findEditable } from '../features/profiles/address-queries.ts'
import { editProfile, moveProfile } from '../features/profiles/commands.ts'
import { AppError } from '../services/app-error.ts'
import { brokenUniqueness, type Statements } from '../services/database.ts'
import { marksOf, pendingMarks, renewPages } from '../services/page-marks.ts'
import { goLiveAfter } from './go-live.ts'

type Password = { current: string; new: string }

/**
 * Changes the profile of who is signed in, and their password, in one batch (R10): what is undefined stays. A page that is
 * switched off or has moved is taken from every cache in the same batch; then it hangs as it is now. Safe to repeat.
 * @throws AppError NO_OWN_PROFILE, PLAN_DOES_NOT_COVER, PROFILE_URL_TAKEN, ADDRESSES_SPENT, and what `changePassword` throws.
 */
export async function editOwnProfile(
  call: Call,
  { profileUrl, solutionStep1, solutionStep2, solutionStep3, ...changes }: ProfileChanges,
  password?: Password,
): Promise<void> {
  const profile = await findEditable(call, ownProfileOf(call).id)
  if (!profile) throw new AppError('NO_OWN_PROFILE')
  const { id, signatureSystem } = profile
  if (changes.scorecardActive && !profile.scorecardActive && !plans[profile.plan].scorecard)
    throw new AppError('PLAN_DOES_NOT_COVER')
  const movesTo = profileUrl === profile.profileUrl ? undefined : profileUrl
  if (movesTo && !profile.oldUrls.includes(movesTo) && profile.oldUrls.length >= mostOldAddresses)
    throw new AppError('ADDRESSES_SPENT')
  const move = movesTo ? moveOf(call, profile, movesTo) : undefined
  const down = changes.isActive === false && profile.listedAt ? takeProfileDown(call, profile) : undefined
  const steps = [solutionStep1, solutionStep2, solutionStep3]
  const statements: Statements = [
    editProfile(call, id, {
      ...changes,
      ...(steps.some((step) => step !== undefined) && { signatureSystem: stepsOf(signatureSystem, steps) }),
    }),
    ...(move?.statements ?? []),
    ...(down?.statements ?? []),
    ...(password ? await changePassword(call, password.current, password.new) : []),
  ]
  try {
    await call.db.batch(statements)
  } catch (error) {
    if (movesTo && /profile_url|old_url/.test(brokenUniqueness(error) ?? ''))
      throw new AppError('PROFILE_URL_TAKEN', { details: taken })
    throw error
  }
  renewPages(call, [...(move?.marks ?? []), ...(down?.marks ?? [])])
  await goLiveAfter(call, id)
}

const taken = [{ path: 'profileUrl', message: 'Somebody else has this address. Please choose another one.' }]

/** What moves a profile, and takes its old address from every cache; the pages of the new one were never kept. */
function moveOf(
  call: Call,
  { id, profileUrl, listedAt }: { id: number; profileUrl: string; listedAt: Date | null },
  movesTo: string,
) {
  const marks = listedAt ? marksOf('withdrawn', profileTag(profileUrl), profileTag(movesTo)) : []
  return {
    marks,
    statements: [...moveProfile(call, id, movesTo), ...(marks.length ? [pendingMarks(call, marks)] : [])],
  }
}

type Steps = PublicProfile['signatureSystem']

/** The first three steps as they are written now; one that still says the same keeps what it leaves behind. */
const stepsOf = (kept: Steps, written: (string | undefined)[]): Steps =>
  [
    ...written.map((title, place) => {
      const step = kept[place]
      if (title === undefined || title === step?.title) return step
      return { title, outcome: '' }
    }),
    ...kept.slice(written.length),
  ].filter((step): step is Steps[number] => Boolean(step?.title))
