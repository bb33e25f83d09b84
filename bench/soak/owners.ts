import { randomUUID } from 'node:crypto'
import { services } from '#schema/paths.ts'
import type { OwnStory } from '#schema/stories/story-answers.ts'
import type { SampleLogin } from '#scripts/local/accounts/login-file.ts'
import { browser, signedInAs, signIn } from '#test/account.ts'
import { publishPerson } from '#test/people.ts'
import { filledIn } from '#test/referees.ts'
import { accepted, jsonOf } from '#test/requests.ts'
import { simulateStoryChanges } from '#test/simulations/story-changes.ts'
import { ask, json } from '../instruments/calls.ts'
import type { Group, ProductAccess } from './group.ts'
import type { Ledger } from './ledger.ts'

async function publishedOwner(product: ProductAccess) {
  const owner = await signedInAs('owner', product)
  const profile = { ownerId: owner.id, email: owner.email, plan: 'premium' as const, isSample: false }
  const { id } = await publishPerson({ profile }, product)
  return { owner, id }
}

/** Each saves their profile and a story in turn, and reads their dashboard. */
export async function owners(product: ProductAccess, ledger: Ledger): Promise<Group> {
  const people = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { owner, id } = await publishedOwner(product)
      const created = owner.post('/stories', { storyKey: randomUUID(), title: 'The boats' })
      const { story } = await jsonOf<{ story: OwnStory }>(await accepted(created))
      return { owner, id, story }
    }),
  )
  return {
    name: 'saves and dashboards of owners',
    people: people.length,
    pauseMs: 400,
    async act(place, turn) {
      const somebody = people[place]
      if (!somebody) return
      const { owner, id, story } = somebody
      if (turn % 4 === 0) {
        const about = `Edit ${turn} of ${place}.`
        // Until it is acknowledged, nobody knows which text is the last.
        ledger.profiles.delete(id)
        await accepted(owner.put('/customer-profile', { about }))
        ledger.profiles.set(id, about)
      } else if (turn % 4 === 1) {
        const title = `The boats, ${turn}`
        ledger.stories.delete(story.id)
        const read = await jsonOf<{ story: OwnStory }>(await accepted(owner.get(`/stories/${story.id}`)))
        const { version, editedAt } = read.story.current
        await accepted(owner.put(`/stories/${story.id}`, { basedOn: { version, editedAt }, title }))
        ledger.stories.set(story.id, title)
      } else
        await accepted(owner.get(turn % 4 === 2 ? '/current-user-dashboard' : '/dashboard/figures?days=90'))
    },
  }
}

export const storyRounds = (product: ProductAccess): Group => ({
  name: 'rounds of owners, referees and a validator with stories',
  people: 1,
  pauseMs: 500,
  async act(_, turn) {
    const { broken } = await simulateStoryChanges(product, turn + 1, 30)
    if (broken.length) throw new Error(broken[0])
  },
})

/** Whom others write a reference for, without an invitation. */
export async function candidates(product: ProductAccess, ledger: Ledger): Promise<Group> {
  const people = await Promise.all(Array.from({ length: 8 }, () => publishedOwner(product)))
  return {
    name: 'references without an invitation',
    people: 1,
    pauseMs: 1_500,
    async act(_, turn) {
      const candidateEmail = people[turn % people.length]?.owner.email
      const reference = filledIn({ candidateName: 'Petra Proof', candidateEmail })
      await ask(`${product.url}${services.api}/submit-reference`, json(reference))
      ledger.references.push(reference.referenceEmail)
    },
  }
}

export const signers = (url: string, { email, password }: SampleLogin): Group => ({
  name: 'sign-ins',
  people: 1,
  pauseMs: 1_000,
  async act() {
    const visitor = await signIn(browser(url), email, password)
    if (!(await visitor.user())) throw new Error('Signed in, and nobody there')
  },
})
