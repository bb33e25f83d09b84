import type { TestProject } from 'vitest/node'
import { type Product, startProduct } from '../product.ts'

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
  const product = await shared.sharedProduct
  project.provide('url', product.url)
  project.provide('databaseUrl', product.databaseUrl)
  project.provide('authSecret', product.authSecret)
  return product.stop
}
