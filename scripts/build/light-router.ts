import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const production = (file: string) => resolve('node_modules/react-router/dist/production', file)

export const lightRouterName = 'light-router'

/**
 * Takes React Router's production build, which its exports do not name, and lets the bundler drop what no page uses;
 * `npm run bench -- --only sizes` measures what that saves.
 */
export const lightRouter = (): Plugin => ({
  name: lightRouterName,
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client' || environment.name === 'account',
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
