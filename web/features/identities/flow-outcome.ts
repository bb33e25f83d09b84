import type { FlowOutcome } from '#schema/identities/identities.ts'
import { type Provider, providers } from '#schema/identities/providers.ts'

type FailedOutcome = Exclude<FlowOutcome, 'signed-in' | 'second-factor' | 'prove' | 'register' | 'joined'>

/** What people read where a flow at a provider failed, and what to do next; by its outcome. */
const outcomeSentences: Record<FailedOutcome, (name: string) => string> = {
  refused: (name) =>
    `You did not go on at ${name}, so nothing has changed here. You can try again, or sign in another way.`,
  expired: () =>
    'That took longer than ten minutes, was done already or began in another browser, so it no longer counts. Please begin again.',
  away: (name) =>
    `${name} cannot be reached just now. Please try again in a few minutes, or sign in another way.`,
  wrong: (name) =>
    `What ${name} sent us could not be checked, so nothing has changed here. Please try again, or sign in another way.`,
  unverified: (name) =>
    `${name} has not confirmed your address, so it cannot tell us who you are. Please sign in another way; after that you can join ${name} in your account.`,
  'not-here': () =>
    'This account is suspended, so nobody can sign in to it. We have written to its address why.',
  known: (name) =>
    `Your account at ${name} is joined to another account here. Please sign in to that one and remove it there first.`,
  other: (name) =>
    `You have joined another account at ${name} already. Please remove that one first, and then join this one.`,
  failed: () =>
    'Something went wrong on our side, so nothing has changed. Please try again, or sign in another way.',
  'too-many': () => 'There have been too many attempts to sign in. Please wait a little and try again.',
}

/** The outcome of the flow that led to this page, from its address; nothing if there was none. */
export function flowOutcomeIn(
  search: URLSearchParams,
): { outcome: string; provider: Provider; isFirstProof: boolean } | undefined {
  const outcome = search.get('outcome')
  const way = search.get('way')
  const provider = way === 'google' || way === 'linkedin' ? way : undefined
  return outcome && provider
    ? { outcome, provider, isFirstProof: search.get('proof') === 'first' }
    : undefined
}

/** What went wrong in a flow, in words; empty if nothing did. */
export function flowErrorIn(search: URLSearchParams): string {
  const flow = flowOutcomeIn(search)
  const sentence = Object.entries(outcomeSentences).find(([outcome]) => outcome === flow?.outcome)?.[1]
  return flow && sentence ? sentence(providers[flow.provider]) : ''
}
