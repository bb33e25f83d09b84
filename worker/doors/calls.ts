import type { CallRow } from './call-row.ts'
import { publicCalls } from './public-calls.ts'
import { signedInCalls } from './signed-in-calls.ts'

type In<Table> = Table[keyof Table]
type Nouns = In<typeof publicCalls> | In<typeof signedInCalls>
type NamesIn<Noun> = Noun extends unknown ? keyof Noun & string : never
type InputIn<Noun, Name extends string> = Noun extends Record<Name, CallRow<infer Input>> ? Input : never

/** A call by its method and pattern, `POST /login`. */
export type CallName = NamesIn<Nouns>
/** What the row of a call says that it reads. */
export type InputOf<Name extends CallName> = InputIn<Nouns, Name>

/**
 * Every call under /api by its method and pattern: who may make it, which limit counts it and what it reads. A route
 * without a row answers 404.
 */
export const calls: ReadonlyMap<string, CallRow> = new Map(
  [publicCalls, signedInCalls]
    .flatMap(Object.values<Record<string, CallRow>>)
    .flatMap(Object.entries<CallRow>),
)
