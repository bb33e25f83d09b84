import { z } from 'zod'

/**
 * What a model reads and no person sees: control and format characters, turns of direction, tags, variation selectors,
 * fillers, private and unpaired code points.
 */
const unseen = /(?![\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\ufff9-\ufffb\u2800]/gu
const lineEnds = /\r\n?|[\u2028\u2029]/g

/** A text as people see it, with its lines. */
export const visibleText = (text: string) => text.replace(lineEnds, '\n').replace(unseen, '')

/** Words that an expert or a referee wrote: the contract itself takes out what nobody sees. */
export const visibleTextSchema = z.string().overwrite(visibleText)
