import { useEffect, useState } from 'react'
import { currentWriter } from '#web/client/current-username.ts'
import { kept } from '#web/client/kept.ts'

type Kept = { whose: string | null; typed: Record<string, unknown> }

const entry = (name: string) =>
  kept(
    `teaching:${name}`,
    (stored: Partial<Kept> | null): Kept | undefined =>
      stored?.typed && { whose: stored.whose ?? null, typed: stored.typed },
    { in: 'tab' },
  )

/** What this tab keeps of a form in place of what is saved, as far as it fits. */
export function openedEntry<Fields extends object>(name: string, saved: Fields): Fields {
  const found = entry(name).read()
  if (found?.whose !== currentWriter()) return saved
  const fitting = Object.entries(saved).flatMap(([field, value]) => {
    const typed = found.typed[field]
    const fits = typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value)
    return fits ? [[field, typed] as const] : []
  })
  return { ...saved, ...Object.fromEntries(fitting) }
}

/** Keeps what is typed in this tab while it differs from what is saved, so that neither a reload nor a sign-in loses it; returns whether it differs. */
export function useKeptEntry<Fields extends object>(name: string, saved: Fields, typed: Fields): boolean {
  const [whose] = useState(currentWriter)
  const json = JSON.stringify(typed)
  const isChanged = json !== JSON.stringify(saved)
  useEffect(() => {
    if (isChanged) entry(name).write({ whose, typed: JSON.parse(json) })
    else forgetEntry(name)
  }, [name, whose, isChanged, json])
  return isChanged
}

export const forgetEntry = (name: string) => entry(name).remove()
