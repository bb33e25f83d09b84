import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import fc from 'fast-check'
import { z } from 'zod'
import type { Role } from '#schema/roles.ts'
import { calls } from '#worker/doors/calls.ts'
import { createUser } from '#worker/features/accounts/commands.ts'
import { callOn } from '../call.ts'
import { databaseAt } from '../people.ts'
import { cookiesOf, postJson } from '../requests.ts'
import { bodiesOf, type Part } from './contract-bodies.ts'
import { contracts } from './contracts.ts'
import { hostileText } from './hostile-values.ts'

type Where = { url: string; databaseUrl: string }
type Actor = 'visitor' | 'owner' | 'admin'

/**
 * Sends `count` requests that strangers may write to every call, `hashed` where a password is hashed. Answers those that
 * ended in a fault of ours, and the longest time.
 */
export async function sendHostileRequests(
  where: Where,
  { count, hashed = count, seed }: { count: number; hashed?: number; seed: number },
) {
  const people = await newPeople(where)
  const faults: string[] = []
  let sent = 0
  let slowest = { call: '', ms: 0 }
  for (const [call, { who }] of calls) {
    const actor: Actor =
      who === 'anyone' ? 'visitor' : typeof who === 'object' && 'roles' in who ? 'admin' : 'owner'
    for (const { path, body } of requestsTo(call, { count: readsPassword(call) ? hashed : count, seed })) {
      const began = performance.now()
      const { status, text } = await answerTo(where, { call, path, body, cookie: people[actor] })
      const ms = performance.now() - began
      if (ms > slowest.ms) slowest = { call, ms }
      sent++
      if (status === 401 && who !== 'anyone') Object.assign(people, await newPeople(where))
      // What is away is said so: a gateway that is not configured, for example.
      if (status < 500 || (status === 503 && text.startsWith('{'))) continue
      faults.push(`${call} answered ${status} to ${path} ${body.slice(0, 300)}: ${text.slice(0, 200)}`)
    }
  }
  return { sent, faults, slowest }
}

/** Whether a call reads a password, which takes 85 ms. */
const readsPassword = (call: string) =>
  contracts.some(
    (one) =>
      one.call === call &&
      /password"/i.test(
        JSON.stringify(z.toJSONSchema(one.contract, { io: 'input', unrepresentable: 'any' })),
      ),
  )

/** The cookies of a visitor, and of an owner and an administrator who sign in with their passwords. */
const newPeople = async (where: Where): Promise<Record<Actor, string>> => ({
  visitor: '',
  owner: await cookieOf('owner', where),
  admin: await cookieOf('admin', where),
})

async function cookieOf(role: Role, { url, databaseUrl }: Where): Promise<string> {
  const [id, password] = [randomUUID(), 'a quiet morning']
  const user = { id, name: 'Ada Lark', email: `${id}@${role}.example`, role, emailVerified: true }
  const db = databaseAt(databaseUrl)
  await db.batch(createUser(callOn(db), { ...user, passwordHash: await hashPassword(password) }))
  const answer = await postJson(`${url}/api/login`, { email: user.email, password })
  return cookiesOf(answer)
}

function requestsTo(call: string, { count, seed }: { count: number; seed: number }) {
  const [method = '', pattern = ''] = call.split(' ')
  const valuesOf = (part: Part) => {
    const one = contracts.find((contract) => contract.call === call && contract.part === part)
    return one && bodiesOf(one.contract, part, one.example)
  }
  const request = fc
    .record({
      params: valuesOf('param') ?? fc.constant({}),
      query: valuesOf('query') ?? fc.constant({}),
      body: valuesOf('json') ?? fc.constant({}),
      instead: fc.array(hostileText, { minLength: 4, maxLength: 4 }),
      isHostilePath: fc.boolean(),
    })
    .map(({ params, query, body, instead, isHostilePath }) => {
      const value = (name: string) =>
        isHostilePath ? instead.pop() : (params as Record<string, string>)[name]
      const path = pattern
        .replace(/:\w+\{(\w+)\|\w+\}/g, '$1')
        .replace(/:(\w+)(\{[^}]+\})?/g, (_, name: string) => inPath(value(name)))
      const asked = new URLSearchParams(Object.entries(query as Record<string, string>)).toString()
      return {
        path: asked ? `${path}?${asked.slice(0, 6_000)}` : path,
        body: method === 'GET' ? '' : JSON.stringify(body),
      }
    })
  return fc.sample(request, { numRuns: count, seed })
}

/** A server reads no address longer than a few kilobytes. */
const inPath = (text = 'nothing-here') => encodeURIComponent(text.slice(0, 300).toWellFormed()) || '%20'

type Sent = { call: string; path: string; body: string; cookie: string }

async function answerTo({ url }: Where, { call, path, body, cookie }: Sent) {
  const [method = 'GET'] = call.split(' ')
  const answer = await fetch(`${url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Cookie: cookie,
      Origin: url,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: answer.status, text: await answer.text() }
}
