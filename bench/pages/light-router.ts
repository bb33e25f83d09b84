import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, loadConfigFromFile, type PluginOption } from 'vite'
import { buildFolder } from '#scripts/build/build-folder.ts'
import { lightRouterName } from '#scripts/build/light-router.ts'
import { publicDoor, weighPublicDoor } from '#scripts/build/page-weights.ts'
import { ownFolder } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'

/** Worth its code only as long as it saves so much of every public page, in KB. */
const least = 3

/** What the plugin takes off a public page's scripts, beside a build of the same pages without it. */
export async function lightRouterSaves(): Promise<Row> {
  const without = await buildWithout(lightRouterName)
  const scripts = (folder: string) =>
    median(weighPublicDoor(folder).screens.map((screen) => screen.scripts)) / 1000
  return measured({
    name: 'saved of a public page by the light router, gzip',
    figure: scripts(without) - scripts(buildFolder),
    unit: 'KB',
    budget: { of: 'figure', atLeast: least },
  })
}

async function buildWithout(name: string): Promise<string> {
  const folder = ownFolder()
  const site = join(folder, 'site')
  process.env.NODE_ENV = 'production'
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  if (!loaded) throw new Error('The configuration of the build was not found')
  const plugins = loaded.config.plugins?.filter((plugin) => !isNamed(plugin, name)) ?? []
  if (plugins.length === loaded.config.plugins?.length) throw new Error(`No plugin is named ${name}`)
  const builder = await createBuilder({
    ...loaded.config,
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins,
    environments: {
      ...loaded.config.environments,
      client: { build: { ...loaded.config.environments?.client?.build, outDir: site } },
    },
  })
  const { client } = builder.environments
  if (!client) throw new Error('The configuration of the build names no client')
  await builder.build(client)
  renameSync(join(site, '.vite/manifest.json'), join(folder, publicDoor))
  return folder
}

const isNamed = (plugin: PluginOption, name: string) =>
  plugin !== null && typeof plugin === 'object' && 'name' in plugin && plugin.name === name
