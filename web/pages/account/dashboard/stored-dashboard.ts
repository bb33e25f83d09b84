import type { Dashboard } from '#schema/dashboard.ts'
import { dashboardKey } from '#web/client/current-user.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { storedValue } from '#web/client/stored-value.ts'

type Stored = { at: number; build: string; data: Dashboard }

/** A deployment may change what a dashboard holds; the address of this file changes with it. */
const build = import.meta.url

const device = storedValue(dashboardKey, (stored: Partial<Stored> | null) => stored)

/** The dashboard as this device last loaded it, for whoever is signed in, and when, in milliseconds. */
export function storedDashboard() {
  const stored = device.read()
  return stored?.at &&
    stored.data &&
    stored.build === build &&
    stored.data.profile.email === currentUsername()
    ? { data: stored.data, at: stored.at }
    : undefined
}

export const storeDashboard = (data: Dashboard) => device.write({ at: Date.now(), build, data })
