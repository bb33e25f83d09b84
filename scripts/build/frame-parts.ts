import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/**
 * In the widget's frame every link opens a new tab, and there is no router: its build takes `frame-link.tsx` and
 * `frame-go-to.ts` of `web/pages/widget/` wherever a part asks for `web/ui/link.tsx` and `web/ui/go-to.ts`. Its late
 * parts have no stylesheets to wait for, so they are imported plainly: that saves 0.6 KB of its budget.
 */
export const frameParts = (): Plugin => ({
  name: 'frame-parts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'widget',
  resolveId(id) {
    const [, part] = /^(?:#web\/ui|\.\.?|\.\.\/ui)\/(link\.tsx|go-to\.ts)$/.exec(id) ?? []
    return part && resolve(`web/pages/widget/frame-${part}`)
  },
  load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load()' : undefined),
})
