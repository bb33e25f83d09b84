import { z } from 'zod'

/** `nextCursor` of the page before; a name of 120 signs in it, each written in six, fits. */
export const cursorSchema = z.string().max(1200).optional()

/** Query of a list that can only be paged through. */
export const pageQuerySchema = z.object({ cursor: cursorSchema })
