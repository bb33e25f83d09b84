import type { Correction } from '#schema/corrections/correction-answers.ts'
import type { CorrectionEdit, NewCorrection } from '#schema/corrections/corrections.ts'
import { type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { deleteCorrection, editCorrection, isFull, teach } from '../../features/corrections/commands.ts'
import {
  asCorrection,
  currentCorrectionId,
  findCorrection,
  isAskedErased,
  selectCurrent,
} from '../../features/corrections/queries.ts'
import { searchTaught } from '../../features/gallery/commands.ts'
import { markTaught, unmarkTaught } from '../../features/inbox/commands.ts'
import { isNotTheirs } from '../../features/inbox/queries.ts'
import { questionKey } from '../../features/knowledge/question-key.ts'
import { AppError } from '../../services/app-error.ts'
import { type Refusal, write } from '../../services/write.ts'

/** A correction of the signed-in owner. @throws AppError CORRECTION_NOT_FOUND, also for somebody else's. */
export async function readCorrection(call: Call, id: number): Promise<Correction> {
  const correction = await findCorrection(call, ownProfileOf(call).id, id)
  if (!correction) throw new AppError('CORRECTION_NOT_FOUND')
  return correction
}

/**
 * Teaches the signed-in owner's agent an answer, in place of an older one to the same question. Safe to repeat.
 * @throws AppError BAD_REQUEST for a question without words, STORY_NOT_FOUND, also for somebody else's, CORRECTIONS_FULL,
 * SIGN_IN_FIRST.
 */
export async function teachAgent(call: Call, correction: NewCorrection): Promise<Correction> {
  const { id: profileId } = ownProfileOf(call)
  requireWords(correction.asked)
  const { asked, storyId } = correction
  const { shown } = await write(
    call,
    {
      ...teach(call, profileId, correction),
      taught: markTaught(call, profileId, asked, currentCorrectionId(profileId, questionKey(asked))),
      searched: searchTaught(call, profileId),
      // In the same batch: a newer answer may take its place at once.
      shown: selectCurrent(call, profileId, asked),
    },
    {
      unless: [
        unlessSignedOut(call),
        ...unlessTheirs(profileId, storyId),
        [isFull(profileId, asked), 'CORRECTIONS_FULL'],
      ],
    },
  )
  const [taught] = shown
  if (!taught) throw new AppError('CORRECTION_NOT_FOUND')
  return asCorrection(taught)
}

/**
 * Edits a correction of the signed-in owner; another one of its new question is retired. Safe to repeat.
 * @throws AppError CORRECTION_NOT_FOUND, also where a newer one took its place, STORY_NOT_FOUND, UNANSWERED_CHANGED,
 * BAD_REQUEST, SIGN_IN_FIRST.
 */
export async function editOwnCorrection(call: Call, id: number, edit: CorrectionEdit): Promise<Correction> {
  if (edit.asked !== undefined) requireWords(edit.asked)
  const { id: profileId } = ownProfileOf(call)
  const { asked, storyId, shown } = edit
  // Whoever asked may have erased these words meanwhile.
  const unlessErased: Refusal[] =
    asked === undefined || shown === undefined
      ? []
      : [[isAskedErased(profileId, id, shown), 'UNANSWERED_CHANGED']]
  const { edited } = await write(
    call,
    {
      parted: asked === undefined ? undefined : unmarkTaught(call, profileId, id, asked),
      ...editCorrection(call, profileId, id, edit),
      searched: searchTaught(call, profileId),
    },
    { unless: [unlessSignedOut(call), ...unlessErased, ...unlessTheirs(profileId, storyId)] },
  )
  if (!edited.length) throw new AppError('CORRECTION_NOT_FOUND')
  return readCorrection(call, id)
}

/** Refuses a story that is not the profile's. */
const unlessTheirs = (profileId: number, storyId: number | null | undefined): Refusal[] =>
  typeof storyId === 'number' ? [[isNotTheirs(profileId, storyId), 'STORY_NOT_FOUND']] : []

/** Deletes a correction of the signed-in owner with what it had replaced. Safe to repeat. */
export async function deleteOwnCorrection(call: Call, id: number): Promise<void> {
  const { id: profileId } = ownProfileOf(call)
  await write(call, {
    deleted: deleteCorrection(call, profileId, id),
    searched: searchTaught(call, profileId),
  })
}

/** @throws AppError BAD_REQUEST for a question without words. */
export function requireWords(question: string): void {
  if (questionKey(question)) return
  const message = 'Please write the question in words.'
  throw new AppError('BAD_REQUEST', { details: [{ path: 'asked', message }] })
}
