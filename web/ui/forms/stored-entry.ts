import { useEffect, useState } from 'react'
import { currentUsername } from '#web/client/current-username.ts'
import { storedForUser } from '#web/client/stored-for-user.ts'

type StoredEntry = { typed: Record<string, unknown> }

const storedEntry = (name: string) =>
  storedForUser<StoredEntry>(`form:${name}`, ({ typed }) => typed && { typed }, { in: 'tab' })

/** What this tab keeps of a form in place of what is saved, as far as it fits. */
export function restoredEntry<Fields extends object>(name: string, saved: Fields): Fields {
  const stored = storedEntry(name).read(currentUsername())
  if (!stored) return saved
  const fitting = Object.entries(saved).flatMap(([field, value]) => {
    const typed = stored.typed[field]
    const fits = typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value)
    return fits ? [[field, typed] as const] : []
  })
  return { ...saved, ...Object.fromEntries(fitting) }
}

/** Keeps what is typed in this tab while it differs from what is saved, so that neither a reload nor a sign-in loses it; returns whether it differs. */
export function useStoredEntry<Fields extends object>(name: string, saved: Fields, typed: Fields): boolean {
  const [username] = useState(currentUsername)
  const changes = changedFields(saved, typed)
  const json = JSON.stringify(Object.fromEntries(changes))
  const isChanged = changes.length > 0
  useEffect(() => {
    if (isChanged) storedEntry(name).write(username, { typed: JSON.parse(json) })
    else storedEntry(name).remove(username)
  }, [name, username, isChanged, json])
  return isChanged
}

/** Only these: what was not typed here may have changed, or been erased, until it is restored. */
const changedFields = <Fields extends object>(saved: Fields, typed: Fields) =>
  Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(saved[field as keyof Fields]),
  )

export const clearEntry = (name: string) => storedEntry(name).remove(currentUsername())
