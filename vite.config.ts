import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFolder } from './scripts/build/build-folder.ts'
import { contactVariables } from './scripts/build/contact-variables.ts'
import { lightClient, lightIcons, lightRouter } from './scripts/build/light-packages.ts'
import { pureContracts } from './scripts/build/pure-contracts.ts'
import { siteAssets } from './scripts/build/site-assets.ts'

/** What nearly every page needs travels as one file: it packs 3 KB smaller than in eight. */
const inEveryPage = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|hono)\//,
  /lucide-react\/dist\/esm\/icons\/(search|arrow-right|menu|x|circle-(alert|exclamation-point))\.mjs/,
  /\/schema\/(brand|paths|profiles|stories|picture\/(shape|random)\.|gallery)/,
  /\/web\/(doors\/public\/(router|app)|client\/(?!held|prefetch|use-arrival)|pages\/layout\/(masthead|menu|footer|navigation|site-|broken))/,
  /\/web\/(ui\/(button|link|frame|gilt|light-icon|wording|toast-store)|features\/(picture\/work-picture|profiles\/queries))\./,
]

/** What a profile and an interactive page begin with, for the same reason. */
const inProfilePages = [
  /\/web\/features\/profiles\/(hero|hero-actions|profile-head|loading-profile|report-event|contact-link)\./,
  /\/web\/features\/scorecard\/scorecard-button\./,
  /\/web\/(features\/stories\/(story-dialog|show-plate)|features\/chat\/composer-focus|ui\/(dialog-button|late-code))\./,
]

/** What a scorecard begins with, the house's own and an expert's. */
const inScorecardPages = [
  /\/web\/features\/scorecard\/(scorecard-(place|view)|wizard\/(wizard|wizard-(head|keys)|contact-(step|fields)|screen-frame|form-labels)|assessment|assessment-store)\./,
]

/** The public door (`client`) and the account door are what Pages serves, `worker` is the API worker with the renderer in it, `shells` makes the account door's documents at build. */
export default defineConfig(({ mode }) => {
  const development = mode === 'development'
  const contacts = Object.entries(contactVariables(process.env.APP_URL))
  return {
    plugins: [
      react(),
      tailwind(),
      pureContracts(),
      lightIcons(),
      lightClient(),
      !development && lightRouter(),
      siteAssets({ development }),
    ],
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      ...Object.fromEntries(contacts.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    },
    appType: 'custom',
    publicDir: 'web/public',
    // Pre-bundled they would pass by lightIcons, and differ from what the edge rendered.
    optimizeDeps: { exclude: ['lucide-react'] },
    environments: {
      client: {
        build: {
          outDir: join(buildFolder, 'site'),
          emptyOutDir: true,
          manifest: true,
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: ['web/doors/public/entry-start.ts', 'web/doors/public/entry-client.tsx'],
            output: {
              codeSplitting: {
                groups: [
                  { name: 'frame', test: (id) => inEveryPage.some((part) => part.test(id)) },
                  { name: 'scorecard-page', test: (id) => inScorecardPages.some((part) => part.test(id)) },
                  { name: 'profile-page', test: (id) => inProfilePages.some((part) => part.test(id)) },
                ],
              },
            },
          },
        },
      },
      account: {
        consumer: 'client',
        build: {
          outDir: join(buildFolder, 'site'),
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/account-manifest.json',
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: ['web/doors/account/entry.tsx'] },
        },
      },
      shells: {
        build: {
          outDir: join(buildFolder, 'shells'),
          ssr: true,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: ['web/doors/account/shell.tsx'] },
        },
      },
      worker: {
        resolve: {
          noExternal: true,
          conditions: ['workerd', 'worker', 'browser', 'module', development ? 'development' : 'production'],
        },
        build: {
          outDir: join(buildFolder, 'worker'),
          ssr: true,
          target: 'es2024',
          minify: !development,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: { index: 'worker/index.ts' },
            external: [/^node:/, /^cloudflare:/],
            output: { entryFileNames: '[name].js', codeSplitting: false },
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'account', 'worker', 'shells']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
      },
    },
  }
})
