import type { Plugin } from 'vite'

/** Drops a statement of each icon that does nothing and that the bundler keeps: 0.14 KB of each public page. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: (code, id) =>
    id.includes('/lucide-react/dist/esm/icons/')
      ? { code: code.replace(/^__iconData\.node;$/m, ''), map: null }
      : undefined,
})
