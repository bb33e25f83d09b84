import { setTimeout as sleep } from 'node:timers/promises'
import { galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { sampleLogins } from '#scripts/local/accounts/login-file.ts'
import { signedInAs } from '#test/account.ts'
import type { FakeModel } from '#test/fakes/model.ts'
import { accepted } from '#test/requests.ts'
import { administratorsLists } from '../administration/administration.ts'
import { ask } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { list } from '../pages/pages.ts'
import { bookers, buyers } from './clients.ts'
import type { Group } from './group.ts'
import type { Ledger } from './ledger.ts'
import { candidates, owners, signers, storyRounds } from './owners.ts'
import { visitors } from './visitors.ts'

const readProfiles = 48

/** Everybody at once: who reads, asks, buys, books, writes, publishes and administers; what was acknowledged goes into the ledger. */
export async function crowdOf(
  { url, databaseUrl, dataFolder }: Product,
  model: FakeModel,
  authSecret: string,
  ledger: Ledger,
): Promise<Group[]> {
  const access = { url, databaseUrl, authSecret }
  const { profiles } = galleryPageSchema.parse(JSON.parse(await ask(`${url}${list()}?limit=${readProfiles}`)))
  const admin = await signedInAs('admin', access)
  const lists = Object.values(administratorsLists)
  const login = sampleLogins(dataFolder).find(({ role }) => role === 'owner')
  if (!login) throw new Error('There is no sample log-in')
  return [
    ...visitors(
      url,
      profiles.map(({ profileUrl }) => profileUrl),
      model,
      ledger,
    ),
    await bookers(access, ledger),
    buyers(url, ledger),
    await owners(access, ledger),
    storyRounds(access),
    await candidates(access, ledger),
    signers(url, login),
    {
      name: 'lists of an administrator',
      people: 1,
      pauseMs: 500,
      act: (_, turn) => accepted(admin.get(lists[turn % lists.length] ?? '')),
    },
  ]
}

/** Lets a crowd act for so long; answers how often each group did, and what failed. */
export async function letAct(groups: readonly Group[], seconds: number, turns: number[]) {
  const until = performance.now() + 1000 * seconds
  const failures: string[] = []
  const one = async (index: number, person: number, { name, pauseMs, act }: Group) => {
    while (performance.now() < until) {
      const turn = (turns[index] ?? 0) + 1
      turns[index] = turn
      await act(person, turn).catch((error: Error) => failures.push(`${name}: ${error.message}`))
      await sleep(pauseMs)
    }
  }
  await Promise.all(
    groups.flatMap((group, index) =>
      Array.from({ length: group.people }, (_, person) => one(index, person, group)),
    ),
  )
  return failures
}
