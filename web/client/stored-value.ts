type Options = {
  /** The device, by default, stores across visits; the tab until it is closed. */
  in?: 'tab' | 'device'
  /** Whether this page remembers what the browser could not store. */
  remembers?: boolean
}

type Listener = (by: 'here' | 'elsewhere') => void

/** A text that the browser stores under a key; blocked storage counts as empty. */
export function storedText(key: string, { in: area = 'device', remembers = false }: Options = {}) {
  const listeners = new Set<Listener>()
  let unstored: string | null = null

  const tryStorage = <Answer>(use: (storage: Storage) => Answer): Answer | undefined => {
    try {
      return use(area === 'tab' ? sessionStorage : localStorage)
    } catch {
      return undefined
    }
  }
  const read = (): string | null => unstored ?? tryStorage((storage) => storage.getItem(key)) ?? null
  /** Returns whether it was stored, as storage may be blocked or full. */
  const write = (text: string | null): boolean => {
    const isStored = tryStorage((storage) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      return true
    })
    unstored = remembers && !isStored ? text : null
    for (const listener of listeners) listener('here')
    return isStored === true
  }
  /** Calls back when this page or another tab changes it; returns the unsubscribe function. */
  const onChange = (listener: Listener) => {
    const onStorage = (event: StorageEvent) => {
      // Without a key, all of the storage was cleared.
      if (event.key !== null && event.key !== key) return
      unstored = null
      listener('elsewhere')
    }
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  }
  return { read, write, remove: () => write(null), onChange }
}

/**
 * A value that the browser stores under a key as JSON. @param parse Makes a value of the stored data, or of null where
 * nothing is stored or where it threw.
 */
export function storedValue<Stored, Value>(
  key: string,
  parse: (stored: Partial<Stored> | null) => Value,
  options?: Options,
) {
  const { write, ...text } = storedText(key, options)
  const parsed = (json: string | null): Value => {
    try {
      return parse(JSON.parse(json ?? 'null'))
    } catch {
      return parse(null)
    }
  }
  let stored: string | null | undefined
  let value: Value
  /** Returns the same object until it changes. */
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

/** Removes everything that the browser stores for this site in the tab or on the device. */
export function clearStorage(area: 'tab' | 'device'): void {
  try {
    ;(area === 'tab' ? sessionStorage : localStorage).clear()
  } catch {}
}

/** Removes what the device stores under keys with this prefix. */
export function removeWithPrefix(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}
