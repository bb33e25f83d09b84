import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateText } from 'ai'
import { afterAll, expect, test } from 'vitest'
import { callOn } from '#test/call.ts'
import type { Variables } from '../env.ts'
import { askOnStream } from './database/stream-pool.ts'
import type { Database } from './database.ts'
import { configuredMailer } from './mail/mailer.ts'
import { modelServer } from './models/model-server.ts'
import { stripeGateway } from './payments/stripe.ts'

/** What was asked of the address to which the server sends everybody. */
const elsewhere: string[] = []
const server = createServer((request, response) => {
  if (request.url?.startsWith('/elsewhere')) elsewhere.push(String(request.headers.authorization))
  response.writeHead(307, { Location: '/elsewhere' }).end()
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const { variables } = callOn({} as Database)
const call = (changes: Partial<Variables>) =>
  callOn({} as Database, { variables: { ...variables, ...changes } })

test.each<[string, () => Promise<unknown>]>([
  [
    'the mail provider',
    async () => {
      const mail = { to: 'a@b.example', subject: '', text: '', html: '', attachments: [], headers: {} }
      const mailer = configuredMailer(
        call({ RESEND_API_KEY: 'key', MAIL_FROM: 'us@b.example', MAIL_API_URL: url }),
      )
      expect(await mailer?.send(mail, 'once')).toMatchObject({ outcome: 'failed' })
    },
  ],
  [
    'Stripe',
    async () => {
      const gateway = stripeGateway({ ...variables, STRIPE_SECRET_KEY: 'key', STRIPE_API_URL: url })
      await expect(gateway.refundedTotal(call({}), 'pi_1')).rejects.toThrow()
    },
  ],
  [
    'the model',
    async () => {
      const model = (await modelServer({ ...variables, OPENAI_API_KEY: 'key', OPENAI_BASE_URL: url })).chat(
        'any',
      )
      await expect(generateText({ model, prompt: 'Hello', maxRetries: 0 })).rejects.toThrow()
    },
  ],
  [
    'the database',
    async () => {
      const request = { url, headers: new Headers({ Authorization: 'key' }), body: '{}' }
      expect((await askOnStream(undefined, request, AbortSignal.timeout(5_000))).status).toBe(307)
    },
  ],
])('%s that redirects is not followed, so that no key goes elsewhere', async (_, ask) => {
  await ask()
  expect(elsewhere).toEqual([])
})
