import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { paths } from '#schema/paths.ts'

const file = new URL('../../web/public/sw.js', import.meta.url)
const code = new Script(readFileSync(file, 'utf8'))
const origin = 'https://rembrandt.example'

type Window = { url: string; navigate: (href: string) => Promise<Window>; focus: () => void }
type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>

/** The service worker in a browser of which only what it asks of it is played. */
function worker(open: { url: string; isTaken?: boolean }[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const shown = vi.fn(async (_title: string, _options: Record<string, unknown>) => {})
  const done: string[] = []
  const windows = open.map(({ url, isTaken = true }): Window => {
    const window: Window = {
      url: origin + url,
      navigate: async (href) => {
        if (!isTaken) throw new TypeError('not controlled')
        done.push(`navigated ${url} to ${href.slice(origin.length)}`)
        return window
      },
      focus: () => void done.push(`focused ${url}`),
    }
    return window
  })
  const scope = {
    URL,
    location: { origin },
    navigator: {
      setAppBadge: async (count: number) => void done.push(`badge ${count}`),
      clearAppBadge: async () => void done.push('badge cleared'),
    },
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => listeners.set(name, listener),
    registration: { showNotification: shown },
    clients: {
      matchAll: async () => windows,
      openWindow: async (href: string) => void done.push(`opened ${href.slice(origin.length)}`),
    },
  }
  code.runInContext(createContext({ ...scope, self: scope }))
  const hear = async (name: string, event: Record<string, unknown>) => {
    const work: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
  }
  return {
    listeners,
    shown,
    done,
    push: (text: string) => hear('push', { data: { json: () => JSON.parse(text) } }),
    press: (path: unknown) => hear('notificationclick', { notification: { close() {}, data: { path } } }),
  }
}

const lead = {
  title: 'A new lead',
  body: 'Somebody has a question.',
  path: '/customer-dashboard?tab=messages',
}

test('a pushed message is shown with its words, and the app’s badge says how much waits', async () => {
  const { push, shown, done } = worker()
  await push(JSON.stringify({ ...lead, tag: 'lead', waiting: 3 }))
  const [title, options] = shown.mock.lastCall ?? []
  expect(title).toBe(lead.title)
  expect(options).toMatchObject({ body: lead.body, tag: 'lead', renotify: true, data: { path: lead.path } })
  expect(done).toEqual(['badge 3'])
})

test('the app’s badge disappears when nothing is left', async () => {
  const { push, done } = worker()
  await push(JSON.stringify({ ...lead, waiting: 0 }))
  expect(done).toEqual(['badge cleared'])
})

test.each(['', 'no JSON', '{}', '{"title":7}', 'null'])(
  'a message that cannot be read, such as %j, is shown all the same',
  async (text) => {
    const { push, shown } = worker()
    await push(text)
    expect(shown.mock.lastCall?.[0]).toBe('Rembrandt')
    expect(shown.mock.lastCall?.[1]).toMatchObject({ data: { path: paths.dashboard.href() } })
  },
)

test('a press opens its page where no window is open', async () => {
  const { press, done } = worker()
  await press(lead.path)
  expect(done).toEqual([`opened ${lead.path}`])
})

test('a press shows a window that is there already', async () => {
  const { press, done } = worker([{ url: '/solution-gallery' }, { url: lead.path }])
  await press(lead.path)
  expect(done).toEqual([`focused ${lead.path}`])
})

test('a pressed notification leads an open dashboard to its page', async () => {
  const { press, done } = worker([{ url: '/customer-dashboard' }])
  await press(lead.path)
  expect(done).toEqual([
    'navigated /customer-dashboard to /customer-dashboard?tab=messages',
    'focused /customer-dashboard',
  ])
})

test('a press takes no window away in which something may be written', async () => {
  const { press, done } = worker([{ url: '/story-builder?edit=4' }])
  await press(lead.path)
  expect(done).toEqual([`opened ${lead.path}`])
})

test('a dashboard that the worker has not taken over stays, and a window opens', async () => {
  const { press, done } = worker([{ url: '/customer-dashboard', isTaken: false }])
  await press(lead.path)
  expect(done).toEqual([`opened ${lead.path}`])
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/api/logout',
  'javascript:alert(1)',
  7,
  null,
])('a press on a message that names %j opens the dashboard', async (path) => {
  const { press, done } = worker()
  await press(path)
  expect(done).toEqual([`opened ${paths.dashboard.href()}`])
})

test('the service worker answers no request: every page comes from the network', () => {
  expect([...worker().listeners.keys()].toSorted()).toEqual([
    'activate',
    'install',
    'notificationclick',
    'push',
  ])
})
