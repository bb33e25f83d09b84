import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { JsonObject } from '#schema/badges/json.ts'
import { answersOf, type Issuer, issuerAt, signedBadge } from '../badges/signed-badge.ts'

type Answer = (answer: ServerResponse) => void

/** Who else issues badges: a school with a server of its own, stopped after the test. */
export type ForeignIssuer = {
  issuer: Issuer
  badge: JsonObject
  /** What is answered at a path in place of what an issuer's server should. */
  answers: Map<string, Answer>
  /** Every path that was asked for, in order. */
  asked: string[]
  /** Leads a page that asks for the issuer's host to this server. */
  lead: (page: Page) => Promise<void>
}

const open = { 'Access-Control-Allow-Origin': '*' }
export const jsonAnswer =
  (body: unknown, status = 200, headers: Record<string, string> = open): Answer =>
  (answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    answer.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
/** As a server answers that lets only its own pages read. */
export const closedAnswer = (body: unknown): Answer =>
  jsonAnswer(body, 200, { 'Access-Control-Allow-Origin': 'https://elsewhere.example.org' })

export async function foreignIssuer(host = 'badges.example.org'): Promise<ForeignIssuer> {
  const issuer = await issuerAt(host)
  const badge = await signedBadge(issuer)
  const served = await answersOf(issuer, badge)
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  const server = createServer(({ url = '/' }, answer) => {
    asked.push(url)
    const own = served.get(issuer.origin + url)
    const otherwise = own ? jsonAnswer(own) : jsonAnswer('nothing here', 404)
    ;(answers.get(url) ?? otherwise)(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = `http://localhost:${(server.address() as AddressInfo).port}`
  const lead = async (page: Page) => {
    await page.route(`${issuer.origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const reply = await fetch(at + pathname, { redirect: 'manual' }).catch(() => undefined)
      if (!reply) return route.abort()
      const headers = Object.fromEntries(reply.headers)
      const body = Buffer.from(await reply.arrayBuffer())
      // Whoever called the check off is gone.
      return route.fulfill({ status: reply.status, headers, body }).catch(() => {})
    })
  }
  return { issuer, badge, answers, asked, lead }
}
