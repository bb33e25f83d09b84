import { profileTag } from '#schema/pages/page-row.ts'
import type { ProfileEdit } from '#schema/profiles/customer-profile.ts'
import type { OwnProfile, PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Mark } from '#schema/tables/services/page-marks.ts'
import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import { renameUser } from '../../features/accounts/commands.ts'
import { changePassword } from '../../features/accounts/password-commands.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { ownIn, selectOwn } from '../../features/dashboard/queries.ts'
import { unpublishProfile } from '../../features/gallery/commands.ts'
import {
  type EditableProfile,
  editableIn,
  hasSpentAddresses,
  isRetired,
  selectEditable,
} from '../../features/profiles/address-queries.ts'
import { editProfile, isEditedSince, moveProfile } from '../../features/profiles/commands.ts'
import { lacksCapability } from '../../features/profiles/plan-queries.ts'
import { ownersName } from '../../features/profiles/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { brokenUniqueness, type Statements } from '../../services/database.ts'
import { invalidatePages, marksOf, pendingMarks } from '../../services/page-marks.ts'
import { type Refusal, readTogether, retryOnConflict, write } from '../../services/write.ts'
import { updatePublication } from './update-publication.ts'

type Password = { current: string; new: string }

const maxAttempts = 3

/**
 * Changes the signed-in owner's profile, name and password (R10); undefined fields stay. Answers the session's new token
 * after a new password.
 * @throws AppError PROFILE_CHANGED_ELSEWHERE, NO_OWN_PROFILE, PLAN_DOES_NOT_COVER, PROFILE_URL_TAKEN, ADDRESSES_SPENT, and
 * what `changePassword` throws.
 */
export async function editOwnProfile(
  call: Call,
  { basedOn, ...changes }: ProfileEdit,
  password?: Password,
): Promise<string | undefined> {
  const { id } = ownProfileOf(call)
  let passwordChange: Awaited<ReturnType<typeof changePassword>> | undefined
  const outcome = await retryOnConflict(async () => {
    const read = await readTogether(call, {
      own: selectOwn(call, id),
      editable: selectEditable(call, id),
    })
    const own = ownIn(call, read.own)?.profile
    const editable = editableIn(read.editable)
    if (!own || !editable) throw new AppError('NO_OWN_PROFILE')
    const isEdit = !isUnchanged(own, changes)
    const isBase = basedOn === undefined || momentOf(basedOn) === momentOf(own.editedAt)
    if (isEdit && !isBase) throw new AppError('PROFILE_CHANGED_ELSEWHERE')
    const edit = isEdit ? await editOf(call, editable, changes) : undefined
    if (password) passwordChange ??= await changePassword(call, password.current, password.new)
    const statements = {
      edit: edit?.statements,
      // After the edit, so that it reads the new names.
      name: isRenamed(own, changes) ? renameUser(call, accountOf(call).userId, ownersName(id)) : undefined,
      password: passwordChange?.statements,
    }
    const planned = { edit, sessionToken: passwordChange?.sessionToken }
    if (!Object.values(statements).some(Boolean)) return planned
    const unless = [...unlessProven(call, passwordChange?.proven), ...(edit?.unless ?? [])]
    if (isEdit && basedOn !== undefined)
      unless.push([
        isEditedSince(id, basedOn === null ? null : new Date(basedOn)),
        'PROFILE_CHANGED_ELSEWHERE',
      ])
    return write(call, statements, { unless }).then(() => planned, conflictOf)
  }, maxAttempts)
  if (!outcome) throw new AppError('PROFILE_CHANGED_ELSEWHERE')
  if (outcome.edit) {
    invalidatePages(call, outcome.edit.marks)
    await updatePublication(call, id)
  }
  return outcome.sessionToken
}

/** Undefined where the profile was edited meanwhile: what was written may be the same; if not, the next attempt says so. */
function conflictOf(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'PROFILE_CHANGED_ELSEWHERE') return undefined
  if (/profile_url|old_url/.test(brokenUniqueness(error) ?? ''))
    throw new AppError('PROFILE_URL_TAKEN', { details: addressTaken })
  throw error
}

type Changes = Omit<ProfileEdit, 'basedOn'>

const isRenamed = (own: OwnProfile, { firstName = own.firstName, lastName = own.lastName }: Changes) =>
  firstName !== own.firstName || lastName !== own.lastName

/** Whether a profile already has all these values. */
const isUnchanged = (own: OwnProfile, changes: Changes) =>
  (Object.keys(changes) as (keyof Changes)[]).every(
    (name) => changes[name] === undefined || JSON.stringify(changes[name]) === JSON.stringify(own[name]),
  )

const momentOf = (editedAt: string | null) => editedAt && Date.parse(editedAt)

/** The statements, page marks and refusals of these changes. */
async function editOf(
  call: Call,
  profile: EditableProfile,
  { profileUrl, solutionStep1, solutionStep2, solutionStep3, ...changes }: Changes,
): Promise<{ statements: Statements; marks: Mark[]; unless: Refusal[] }> {
  const opensScorecard = changes.scorecardActive && !profile.scorecardActive
  const movesTo = profileUrl === profile.profileUrl ? undefined : profileUrl
  if (movesTo && (await isRetired(call, movesTo)))
    throw new AppError('PROFILE_URL_TAKEN', { details: addressTaken })
  const move = movesTo ? moveOf(call, profile, movesTo) : undefined
  // Whether it is listed is not asked first: it may be published meanwhile.
  const down =
    changes.isActive === false && profile.isActive
      ? unpublishProfile(call, { ...profile, listedAt: profile.listedAt ?? call.now })
      : undefined
  const steps = [solutionStep1, solutionStep2, solutionStep3]
  return {
    statements: [
      editProfile(call, profile.id, {
        ...changes,
        ...(steps.some((step) => step !== undefined) && {
          signatureSystem: signatureSystemOf(profile.signatureSystem, steps),
        }),
      }),
      ...(move?.statements ?? []),
      ...(down?.statements ?? []),
    ],
    marks: [...(move?.marks ?? []), ...(down?.marks ?? [])],
    unless: [
      ...(movesTo ? [[hasSpentAddresses(profile.id, movesTo), 'ADDRESSES_SPENT'] as const] : []),
      ...(opensScorecard ? [[lacksCapability(profile.id, 'scorecard'), 'PLAN_DOES_NOT_COVER'] as const] : []),
    ],
  }
}

const addressTaken = [
  { path: 'profileUrl', message: 'Somebody else has this address. Please choose another one.' },
]

/** The statements and marks that move a profile and take its old address from every cache. */
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

type SignatureStep = PublicProfile['signatureSystem'][number]

/** The first three steps as they are written now; one that still has the same title keeps its outcome. */
const signatureSystemOf = (stored: SignatureStep[], titles: (string | undefined)[]): SignatureStep[] =>
  [
    ...titles.map((title, index) => {
      const step = stored[index]
      if (title === undefined || title === step?.title) return step
      return { title, outcome: '' }
    }),
    ...stored.slice(titles.length),
  ].filter((step): step is SignatureStep => Boolean(step?.title))
