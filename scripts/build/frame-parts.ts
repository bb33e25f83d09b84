import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/**
 * Gives the widget's frame, which has no router, its own links and ways to other pages instead of those in `web/ui/`,
 * and imports its lazy parts, which have no stylesheets, plainly: 0.6 KB less.
 */
export const frameParts = (): Plugin => ({
  name: 'frame-parts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'widget',
  resolveId(id) {
    const [, part] = /^(?:#web\/ui|\.\.?|\.\.\/ui)\/(link\.tsx|use-go-to\.ts)$/.exec(id) ?? []
    return part && resolve(`web/pages/widget/frame-${part}`)
  },
  load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load()' : undefined),
})
