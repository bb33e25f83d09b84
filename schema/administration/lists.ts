import { z } from 'zod'
import { cursorSchema } from '../paging.ts'

const listQuery = <const Orders extends readonly string[]>(orders: Orders) =>
  z.object({
    /** Is looked for in name and address. */
    search: z
      .string()
      .trim()
      .max(120)
      // The database ends a text there.
      .overwrite((text) => text.replaceAll('\0', ' '))
      .default(''),
    /** A column, or `-` and a column for downwards. */
    sort: z
      .enum(orders.flatMap((order) => [order, `-${order}`]) as [Orders[number], `-${Orders[number]}`])
      .default(`-${orders[0] as Orders[number]}`),
    cursor: cursorSchema,
    limit: z.coerce.number().int().min(1).max(200).default(50),
  })

/** Query of the lists of registrations and of the waitlist. */
export const peopleListSchema = listQuery(['date', 'name', 'email'])

/** Query of the list of scorecard submissions; `stage` is a part of a stage's name. */
export const submissionListSchema = listQuery(['date', 'name', 'email', 'score']).extend({
  stage: z.string().trim().max(60).default(''),
})

/** Query of the list of chat sessions; `limit` counts sessions. */
export const chatListSchema = z.object({
  cursor: cursorSchema,
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
