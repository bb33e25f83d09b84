/** Time that passes only when nothing is left to do at the present moment. */
export class VirtualTime {
  now = Date.parse('2026-11-02T09:00:00Z')
  readonly #waiting: { at: number; order: number; run: () => void }[] = []
  #order = 0

  after(ms: number, run: () => void): void {
    this.#order += 1
    this.#waiting.push({ at: this.now + Math.max(0, ms), order: this.#order, run })
  }

  wait = (ms: number) => new Promise<void>((resolve) => this.after(ms, resolve))

  /** Does in order what is due until then. */
  async runUntil(end: number): Promise<void> {
    await settled()
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.now = Math.max(this.now, next.at)
      next.run()
      await settled()
    }
    this.now = end
  }

  /** Lets time pass in which nobody does anything; what was waiting comes late. */
  skipTo(end: number): void {
    this.now = Math.max(this.now, end)
  }

  #next(end: number) {
    const [first] = this.#waiting.toSorted((one, other) => one.at - other.at || one.order - other.order)
    if (!first || first.at > end) return undefined
    this.#waiting.splice(this.#waiting.indexOf(first), 1)
    return first
  }
}

/** Every promise that can go on has gone on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
