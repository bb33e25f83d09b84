import type { TestProject } from 'vitest/node'
import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    databaseUrl: string
  }
}

/** One running product with its sample data for all tests that do not break it. */
export default async function setup(project: TestProject) {
  const product = await startProduct()
  project.provide('url', product.url)
  project.provide('databaseUrl', product.databaseUrl)
  return product.stop
}
