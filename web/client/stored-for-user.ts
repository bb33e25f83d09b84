import { storedValue } from './stored-value.ts'

/**
 * What the browser stores under a key for one user (`whose`), such as unsaved entries; another user's is neither read
 * nor removed.
 */
export function storedForUser<Value extends object>(
  key: string,
  parse: (stored: Partial<Value>) => Value | undefined,
  options?: Parameters<typeof storedValue>[2],
) {
  const store = storedValue(
    key,
    (stored: Partial<Value & { whose: string | null }> | null) => {
      const value = stored ? parse(stored) : undefined
      return value && { username: stored?.whose ?? null, value }
    },
    options,
  )
  const read = (username: string | null): Value | undefined => {
    const owned = store.read()
    return owned?.username === username ? owned.value : undefined
  }
  return {
    read,
    write: (username: string | null, value: Value) => store.write({ ...value, whose: username }),
    remove: (username: string | null): void => {
      if (read(username)) store.remove()
    },
  }
}
