import { vi } from 'vitest'
import { verifier } from '#test/verifiers/verifier.ts'
import type { Credential } from './issuer.ts'

type Logged = { id: string; valid?: boolean; error?: { name: string } }
type Answer = { log?: Logged[]; errors?: { name: string; message: string }[] }
type Core = {
  verifyCredential(input: { credential: Credential; knownDIDRegistries: object }): Promise<Answer>
}

/**
 * What @digitalcredentials/verifier-core says of a badge, each step by its name, where the issuer's server answers
 * thus; an error has the name of the step it kept from being made.
 */
export async function coreVerdictOn(credential: Credential, answers: ReadonlyMap<string, Credential>) {
  const { verifyCredential } = await verifier<Core>('@digitalcredentials/verifier-core')
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const answer = answers.get(typeof input === 'string' ? input : input.url)
    return answer ? Response.json(answer) : new Response('', { status: 404 })
  })
  // It says aloud that the schemas of 1EdTech cannot be fetched.
  const voices = (['log', 'error'] as const).map((voice) => vi.spyOn(console, voice).mockReturnValue())
  try {
    const input = { credential: structuredClone(credential), knownDIDRegistries: [] }
    const { log = [], errors = [] } = await verifyCredential(input)
    return Object.fromEntries([
      ...log.map(({ id, valid, error }) => [id, error?.name ?? valid]),
      ...errors.map(({ name }) => ['error', name]),
    ])
  } finally {
    vi.unstubAllGlobals()
    for (const voice of voices) voice.mockRestore()
  }
}
