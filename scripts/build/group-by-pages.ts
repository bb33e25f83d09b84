import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Begun with by so many screens, a module travels with what every page needs: a file more would weigh as much. */
const nearlyEvery = 4

/**
 * Modules that the same pages begin with travel as one file, 6 to 9 KB smaller than the bundler's dozen, and what nearly
 * every page begins with is the `frame`.
 */
export const groupByPages: Rolldown.CodeSplittingOptions = {
  // A module goes where its own pages want it, not after whoever was grouped first.
  includeDependenciesRecursively: false,
  groups: [{ debugName: 'by pages', name: (id, modules) => groupOf(id, modules) }],
}

/** More than that would be fetched by pages that do without; in bytes. */
const smallModule = 4000
const someScreens = 6

/** Puts the modules that all pages behind the account door load at first into one file, and small shared ones into another. */
export const groupFrame: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'frame',
      name: (id, modules) => (!entry.test(id) && isBehindEntry(importersOf(id, modules)) ? 'frame' : null),
    },
    {
      debugName: 'shared',
      maxModuleSize: smallModule,
      name: (id, modules) =>
        !/\/node_modules\//.test(id) && screensOf(importersOf(id, modules)).length >= someScreens
          ? 'shared'
          : null,
    },
  ],
}

const entry = /\/(?:entry-client|account\/entry)\.tsx$/
const isBehindEntry = (reached: Set<string>) => [...reached].some((path) => entry.test(path))

/** Null for what no page begins with: it comes later, in files of its own, or with the start, before the page is painted. */
function groupOf(id: string, modules: Modules): string | null {
  // The entry waits for screens that need the frame: inside the frame it would wait for itself.
  if (entry.test(id)) return null
  const reached = importersOf(id, modules)
  const screens = screensOf(reached)
  if (isBehindEntry(reached) || screens.length >= nearlyEvery) return 'frame'
  return screens.length ? screens.sort().join('-and-') : null
}

const screensOf = (reached: Set<string>) =>
  [...reached].flatMap((path) => /([\w-]+)-screen\.tsx$/.exec(path)?.[1] ?? [])

/** A module and everything that cannot begin without it; who only asks for it later does not count. */
function importersOf(id: string, modules: Modules, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) importersOf(importer, modules, reached)
  return reached
}
