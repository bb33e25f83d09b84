import type { Dashboard } from '#schema/dashboard.ts'
import { dashboardKey } from '#web/client/current-user.ts'
import { currentUsername } from '#web/client/current-username.ts'
import { kept } from '#web/client/kept.ts'

type Stored = { at: number; build: string; data: Dashboard }

/** A deployment may change what a dashboard holds; the address of this file changes with it. */
const build = import.meta.url

const device = kept(dashboardKey, (stored: Partial<Stored> | null) => stored)

/** The dashboard as this device last loaded it, for whoever is signed in, and when, in milliseconds. */
export function keptDashboard() {
  const stored = device.read()
  return stored?.at &&
    stored.data &&
    stored.build === build &&
    stored.data.profile.email === currentUsername()
    ? { data: stored.data, at: stored.at }
    : undefined
}

export const keepDashboard = (data: Dashboard) => device.write({ at: Date.now(), build, data })
