import { kept } from './kept.ts'

/**
 * What the browser stores under a key for one user (`whose`), such as unsaved entries; another user's is neither read
 * nor removed.
 */
export function keptForUser<Value extends object>(
  key: string,
  parse: (stored: Partial<Value>) => Value | undefined,
  options?: Parameters<typeof kept>[2],
) {
  const store = kept(
    key,
    (stored: Partial<Value & { whose: string | null }> | null) => {
      const value = stored ? parse(stored) : undefined
      return value && { username: stored?.whose ?? null, value }
    },
    options,
  )
  const read = (username: string | null): Value | undefined => {
    const found = store.read()
    return found?.username === username ? found.value : undefined
  }
  return {
    read,
    write: (username: string | null, value: Value) => store.write({ ...value, whose: username }),
    remove: (username: string | null): void => {
      if (read(username)) store.remove()
    },
  }
}
