import { createRequire } from 'node:module'

const require = createRequire(new URL('package.json', import.meta.url))

/** A package of this folder, which nothing but the tests needs and only `npm test` installs. */
export async function verifier<Module>(name: string): Promise<Module> {
  let path: string
  try {
    path = require.resolve(name)
  } catch (error) {
    throw new Error('Run `npm test -- contracts` once: it installs test/verifiers', { cause: error })
  }
  return import(path)
}
