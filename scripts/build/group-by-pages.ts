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

/**
 * What every page behind the account door begins with is one file: 5 to 9 KB and some thirty files less for a page. What
 * some screens share stays with the bundler.
 */
export const groupFrame: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'frame',
      // Of zod the entry takes a setting only, yet it reaches all of it.
      name: (id, modules) =>
        !entry.test(id) && !/\/node_modules\/zod\//.test(id) && isBehindEntry(importersOf(id, modules))
          ? 'frame'
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
  const screens = [...reached].flatMap((path) => /([\w-]+)-screen\.tsx$/.exec(path)?.[1] ?? [])
  if (isBehindEntry(reached) || screens.length >= nearlyEvery) return 'frame'
  return screens.length ? screens.sort().join('-and-') : null
}

/** A module and everything that cannot begin without it; who only asks for it later does not count. */
function importersOf(id: string, modules: Modules, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) importersOf(importer, modules, reached)
  return reached
}
