import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { buildFolder } from './build-folder.ts'
import { writeWorkerConfig } from './worker-config.ts'

/** A worker as its wrangler.toml describes it; its variables come from the settings instead. */
function describeWorker(config: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const { bindings, rootPath, modulesRules, ...options } = workerOptions
  return { ...options, name: unstable_readConfig({ config }).name ?? config }
}

// Run once after a build: reading it with wrangler takes most of a second and 100 MB, which a warm start does without.
writeWorkerConfig(buildFolder, {
  api: describeWorker('wrangler.toml'),
  pages: describeWorker('web/wrangler.toml'),
})
// Wrangler keeps handles open that nobody needs any more.
process.exit(0)
