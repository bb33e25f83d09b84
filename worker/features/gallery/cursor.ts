import { AppError } from '../../services/app-error.ts'

/** The end of a page of the gallery. */
export type Cursor = { position: number; profileId: number }

/** A cursor as callers see it: opaque, short, safe in a URL. */
export const writeCursor = ({ position, profileId }: Cursor) =>
  `${position.toString(36)}_${profileId.toString(36)}`

/** @throws AppError BAD_REQUEST for anything writeCursor did not make. */
export function readCursor(text: string): Cursor {
  const [, position, profileId] = /^([0-9a-z]{1,9})_([0-9a-z]{1,9})$/.exec(text) ?? []
  if (!position || !profileId)
    throw new AppError('BAD_REQUEST', {
      details: [{ path: 'cursor', message: 'Please start again from the first page.' }],
    })
  return { position: Number.parseInt(position, 36), profileId: Number.parseInt(profileId, 36) }
}
