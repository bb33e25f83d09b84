import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../product.ts'

export type Where = Pick<Product, 'url' | 'databaseUrl' | 'dataFolder'>

/** Sends one step again and again until it is acknowledged, and answers the body. @throws Refused */
export type RunStep = <Body>(step: string, send: (signal: AbortSignal) => Promise<Response>) => Promise<Body>

/** A step was answered by a clear no that no repeat changes; the oracle names it. */
export class Refused extends Error {}

/** Somebody who does several things one after the other, each of them acknowledged before the next. */
export type Writer = {
  act: (runStep: RunStep, turn: number) => Promise<void>
  /** What is not stored once and whole, one line each. */
  wrong: () => Promise<string[]>
  /** How often everything was acknowledged. */
  done: () => number
}

export const secretOf = ({ dataFolder }: Where) =>
  readFileSync(join(dataFolder, 'auth-secret'), 'utf8').trim()

export const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map((pair) => pair.join('=')).join('; ')

/** One line where a figure is not what it should be. */
export const mismatch = (expected: unknown, has: unknown, name: string): string[] =>
  JSON.stringify(has) === JSON.stringify(expected)
    ? []
    : [`${name}: ${JSON.stringify(has)}, not ${JSON.stringify(expected)}`]
