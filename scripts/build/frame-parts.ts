import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const preloadHelper = '\0vite/preload-helper.js'

/**
 * In the widget's frame every link opens a new tab, and there is no router: its build takes
 * `web/pages/widget/frame-link.tsx` wherever a part asks for `web/ui/link.tsx`. Its late parts have no stylesheets to
 * wait for, so they are imported plainly: that saves 0.6 KB of its budget.
 */
export const frameParts = (): Plugin => ({
  name: 'frame-parts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'widget',
  resolveId: (id) =>
    /^(#web\/ui|\.|\.\.\/ui)\/link\.tsx$/.test(id) ? resolve('web/pages/widget/frame-link.tsx') : undefined,
  load: (id) => (id === preloadHelper ? 'export const __vitePreload = (load) => load()' : undefined),
})
