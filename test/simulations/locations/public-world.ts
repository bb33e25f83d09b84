import { galleryTag, profileTag, type Tag } from '#schema/pages/page-row.ts'
import type { Mark } from '#schema/tables/services/page-marks.ts'

/** What an owner, a referee or an administrator does to public pages. */
export const changes = ['suspend', 'withdraw story', 'withdraw reference', 'move', 'edit', 'publish'] as const
export type Change = (typeof changes)[number]

/** The marks that each change makes in its batch; worker/workflows/takedowns.requests.test.ts asks the verbs. */
export const marksMade: Record<Change, (now: Tag, before: Tag) => { withdrawn?: Tag[]; changed?: Tag[] }> = {
  suspend: (now) => ({ withdrawn: [now, galleryTag] }),
  'withdraw story': (now) => ({ withdrawn: [now, galleryTag] }),
  'withdraw reference': (now) => ({ withdrawn: [now, galleryTag] }),
  move: (now, before) => ({ withdrawn: [before, now] }),
  edit: (now) => ({ changed: [now, galleryTag] }),
  publish: (now) => ({ changed: [now, galleryTag] }),
}

type Shown = 'profile' | 'story' | 'reference' | 'text'
type Person = { address: string; isListed: boolean; shown: Record<Shown, number> }
/** Something that a page showed, from when on it should not, and when KV took the word of it. */
export type RemovedItem = {
  tag: Tag
  why: Mark['why']
  at: number
  toldAt?: number
  publishedBy?: object
  publishedAt?: number
}

/** What everybody's pages show, and what they showed before; each thing shown has a name that never comes again. */
export class PublicWorld {
  readonly people: Person[]
  readonly gone = new Map<string, RemovedItem>()
  readonly tags = new Set<Tag>([galleryTag])
  #names = 0

  constructor(count: number) {
    this.people = Array.from({ length: count }, (_, person) => ({
      address: `person-${person}`,
      isListed: true,
      shown: { profile: this.#name(), story: this.#name(), reference: this.#name(), text: this.#name() },
    }))
    for (const { address } of this.people) this.tags.add(profileTag(address))
  }

  #name() {
    this.#names += 1
    return this.#names
  }

  /** The address that a person has after a change. */
  addressAfter(person: Person, change: Change): string {
    return change === 'move' ? `${person.address.split('.')[0]}.${this.#name()}` : person.address
  }

  /** What the page of a tag shows now. */
  shownOn(tag: Tag): string[] {
    return this.people.flatMap(({ address, isListed, shown }) => {
      const isHere = tag === galleryTag || tag === profileTag(address)
      if (!isListed || !isHere) return []
      const { reference, ...card } = shown
      const here = tag === galleryTag ? card : shown
      return Object.entries(here).flatMap(([part, name]) => (name ? [`${tag} ${part} ${name}`] : []))
    })
  }

  /** Makes a change with its marks; what the pages of their tags show no longer is gone from now on. */
  commit(
    person: Person,
    { change, address, marks, at }: { change: Change; address: string; marks: Mark[]; at: number },
  ): RemovedItem[] {
    const tags = new Set([...this.tags, profileTag(address)])
    const before = [...tags].map((tag) => [tag, this.shownOn(tag)] as const)
    this.#change(person, change)
    person.address = address
    this.tags.add(profileTag(address))
    return before.flatMap(([tag, shown]) => {
      const now = new Set(this.shownOn(tag))
      const mark =
        marks.find((one) => one.tag === tag && one.why === 'withdrawn') ??
        marks.find((one) => one.tag === tag)
      return shown.flatMap((name) => {
        if (now.has(name) || !mark) return []
        const item: RemovedItem = { tag, why: mark.why, at }
        this.gone.set(name, item)
        return [item]
      })
    })
  }

  #change(person: Person, change: Change) {
    const { shown } = person
    if (change === 'suspend') person.isListed = false
    if (change === 'withdraw story') shown.story = 0
    if (change === 'withdraw reference') shown.reference = 0
    if (change === 'edit' || change === 'publish') shown.text = this.#name()
    if (change !== 'publish') return
    person.isListed = true
    for (const part of ['profile', 'story', 'reference'] as const) shown[part] = this.#name()
  }

  /** KV took a mark of a tag that was written with its change at `madeAt`. */
  told(tag: Tag, why: Mark['why'], madeAt: number, now: number): void {
    for (const item of this.gone.values())
      if (item.tag === tag && item.why === why && item.at <= madeAt) item.toldAt ??= now
  }
}
