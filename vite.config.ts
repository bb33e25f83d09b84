import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFolder } from './scripts/build/build-folder.ts'
import { contactVariables } from './scripts/build/contact-variables.ts'
import { frameParts } from './scripts/build/frame-parts.ts'
import { groupByPages, groupFrame } from './scripts/build/group-by-pages.ts'
import { jsonLdParts } from './scripts/build/json-ld-parts.ts'
import { lightRouter } from './scripts/build/light-router.ts'
import { siteAssets } from './scripts/build/site-assets.ts'

/** The public door (`client`), the account door, the widget's frame and its `launcher` are what Pages serves, `worker` is the API worker with the renderer in it, `shells` makes the account door's documents at build. */
export default defineConfig(({ mode }) => {
  const development = mode === 'development'
  const contacts = Object.entries(contactVariables(process.env.APP_URL))
  return {
    plugins: [
      react(),
      tailwind(),
      !development && lightRouter(),
      frameParts(),
      jsonLdParts(),
      siteAssets({ development }),
    ],
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      ...Object.fromEntries(contacts.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    },
    appType: 'custom',
    // What a worker thread needs of a file is loaded when it is needed.
    worker: { format: 'es' },
    publicDir: 'web/public',
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
            output: { codeSplitting: groupByPages },
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
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: ['web/doors/account/entry.tsx'],
            output: { codeSplitting: groupFrame },
          },
        },
      },
      widget: {
        consumer: 'client',
        build: {
          outDir: join(buildFolder, 'site'),
          emptyOutDir: false,
          copyPublicDir: false,
          manifest: '.vite/widget-manifest.json',
          assetsInlineLimit: 0,
          modulePreload: false,
          rolldownOptions: {
            input: ['web/doors/widget/entry.tsx'],
            // One file packs 0.4 KB smaller than three.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'frame',
                    test: /\/node_modules\/(react|lucide-react)\/(?!.*icons\/)|preload-helper/,
                  },
                ],
              },
            },
            // A module of data that nobody reads here is left out.
            treeshake: { moduleSideEffects: [{ test: /\/schema\//, sideEffects: false }] },
          },
        },
      },
      launcher: {
        consumer: 'client',
        build: {
          outDir: join(buildFolder, 'site'),
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: { widget: 'web/doors/widget/launcher.ts' },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
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
            // The runtime takes every export of the entry for a handler.
            preserveEntrySignatures: 'strict',
            // What is imported late is compiled late: a start reads the entry alone.
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'account', 'widget', 'launcher', 'worker', 'shells']) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
      },
    },
  }
})
