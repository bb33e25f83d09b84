import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from '../product.ts'
import { beginPreparing } from './prepared.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    databaseUrl: string
    /** What the product signs links with. */
    authSecret: string
  }
}

/** Each project of a run loads this file for itself; the product is one. */
const shared = globalThis as { sharedProduct?: Promise<Product> }

/** One running product with its sample data for all tests that do not break it. */
export default async function setup(project: TestProject) {
  shared.sharedProduct ??= startProduct()
  // Vitest runs one file of a set-up after the other, and a start leaves a core idle for most of its time.
  beginPreparing().catch(() => {})
  const product = await shared.sharedProduct
  project.provide('url', product.url)
  project.provide('databaseUrl', product.databaseUrl)
  project.provide('authSecret', product.authSecret)
  return product.stop
}
