type Options = {
  /** The device, the default, keeps across visits; the tab keeps until it is closed. */
  in?: 'tab' | 'device'
  /** Whether this page remembers what the browser could not keep. */
  remembers?: boolean
}

type Told = (where: 'here' | 'elsewhere') => void

/** A text that the browser keeps under a key; storage that is blocked counts as empty. */
export function keptText(key: string, { in: place = 'device', remembers = false }: Options = {}) {
  const listeners = new Set<Told>()
  let unkept: string | null = null

  const attempt = <Answer>(use: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return use(place === 'tab' ? sessionStorage : localStorage)
    } catch {
      return undefined
    }
  }
  const read = (): string | null => unkept ?? attempt((storage) => storage.getItem(key)) ?? null
  /** Returns whether the browser did it: storage may be blocked or full. */
  const write = (text: string | null): boolean => {
    const isKept = attempt((storage) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      return true
    })
    unkept = remembers && !isKept ? text : null
    for (const told of listeners) told('here')
    return isKept === true
  }
  /** Tells when this page or another tab changed it; returns how to stop. */
  const onChange = (told: Told) => {
    const follow = (event: StorageEvent) => {
      // Without a key, all of the storage was cleared.
      if (event.key !== null && event.key !== key) return
      unkept = null
      told('elsewhere')
    }
    listeners.add(told)
    addEventListener('storage', follow)
    return () => {
      listeners.delete(told)
      removeEventListener('storage', follow)
    }
  }
  return { read, write, remove: () => write(null), onChange }
}

/**
 * A value that the browser keeps under a key as JSON.
 * @param parse Makes a value of what is stored. It gets null where nothing is stored, or something that it threw at.
 */
export function kept<Stored, Value>(
  key: string,
  parse: (stored: Partial<Stored> | null) => Value,
  options?: Options,
) {
  const { write, ...text } = keptText(key, options)
  const parsed = (json: string | null): Value => {
    try {
      return parse(JSON.parse(json ?? 'null'))
    } catch {
      return parse(null)
    }
  }
  let stored: string | null | undefined
  let value: Value
  /** Reads the same object again until it is changed. */
  const read = (): Value => {
    const now = text.read()
    if (now !== stored) {
      stored = now
      value = parsed(now)
    }
    return value
  }
  return { ...text, read, write: (value: Stored) => write(JSON.stringify(value)) }
}

/** Forgets all that the browser keeps for this site in the tab or on the device. */
export function forgetKept(place: 'tab' | 'device'): void {
  try {
    ;(place === 'tab' ? sessionStorage : localStorage).clear()
  } catch {}
}
