import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const production = (file: string) => resolve('node_modules/react-router/dist/production', file)

/**
 * React Router's exports name its development build only, and its components name themselves in a way that
 * keeps unused ones in the bundle. This takes the production build and lets the bundler drop what no page uses (3 KB).
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) =>
    id === 'react-router'
      ? production('index.mjs')
      : id === 'react-router/dom'
        ? production('dom-export.mjs')
        : undefined,
  transform: (code, id) =>
    id.includes('/react-router/dist/production/')
      ? {
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1'),
          map: null,
        }
      : undefined,
})

/** No call of ours sends a cookie by hand: what Hono's client would write one with stays out of pages (0.7 KB). */
export const lightClient = (): Plugin => ({
  name: 'light-client',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: (id) => (id.endsWith('/hono/dist/utils/cookie.js') ? 'export const serialize = () => ""' : undefined),
})

/** Lucide's drawings with our own few lines round them; the same at the edge and in the browser. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
      ? resolve('web/ui/light-icon.ts')
      : undefined,
})
