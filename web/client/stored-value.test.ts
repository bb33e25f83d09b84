import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedText, storedValue } from './stored-value.ts'

const numbers = (stored: unknown) => (Array.isArray(stored) ? stored.filter(Number.isInteger) : [])
let device: Map<string, string>
let page: EventTarget

const storageOver = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
})
const refuse = () => {
  throw new DOMException('Refused', 'SecurityError')
}
const changeInOtherTab = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }))

beforeEach(() => {
  device = new Map()
  page = new EventTarget()
  vi.stubGlobal('localStorage', storageOver(device))
  vi.stubGlobal('sessionStorage', storageOver(new Map()))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return () => vi.unstubAllGlobals()
})

test('a value is read back as it was written, under its key', () => {
  expect(storedValue('numbers', numbers).write([1, 2])).toBe(true)
  expect(device.get('numbers')).toBe('[1,2]')
  expect(storedValue('numbers', numbers).read()).toEqual([1, 2])
})

test('a removed value is read as nothing stored', () => {
  device.set('numbers', '[1]')
  storedValue('numbers', numbers).remove()
  expect(storedValue('numbers', numbers).read()).toEqual([])
})

test('the tab and the device keep separate values', () => {
  storedValue('numbers', numbers, { in: 'tab' }).write([1])
  expect(storedValue('numbers', numbers).read()).toEqual([])
})

test.each(['[1,', 'null', '{"1":2}', '"one"', ''])('a stored %j counts as empty', (stored) => {
  device.set('numbers', stored)
  expect(storedValue('numbers', numbers).read()).toEqual([])
})

test('a value that its reader throws at counts as empty', () => {
  device.set('name', '{"first":1}')
  const name = storedValue('name', (stored: { first?: string } | null) => stored?.first?.trim() ?? 'nobody')
  expect(name.read()).toBe('nobody')
})

test('a value is the same object until it is changed', () => {
  const list = storedValue('numbers', numbers)
  list.write([1])
  const first = list.read()
  expect(list.read()).toBe(first)
  list.write([1, 2])
  expect(list.read()).toEqual([1, 2])
})

test('a write that fails, because storage is full, reports it and leaves the stored value', () => {
  device.set('numbers', '[1]')
  vi.stubGlobal('localStorage', { ...storageOver(device), setItem: refuse })
  expect(storedValue('numbers', numbers).write([2])).toBe(false)
  expect(storedValue('numbers', numbers).read()).toEqual([1])
})

describe('a browser that blocks storage', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  })

  test('nothing is stored, and nothing fails', () => {
    const list = storedValue('numbers', numbers)
    expect([list.write([1]), list.remove(), list.read()]).toEqual([false, false, []])
  })

  test('the page remembers its values until it closes', () => {
    const zone = storedText('zone', { remembers: true })
    zone.write('Europe/Rome')
    expect(zone.read()).toBe('Europe/Rome')
    zone.remove()
    expect(zone.read()).toBeNull()
  })
})

test('listeners are called for changes here and in other tabs, until they stop', () => {
  const listener = vi.fn()
  const zone = storedText('zone')
  const stop = zone.onChange(listener)
  zone.write('UTC')
  changeInOtherTab('zone')
  changeInOtherTab(null)
  changeInOtherTab('another')
  stop()
  zone.write('Europe/Rome')
  changeInOtherTab('zone')
  expect(listener.mock.calls).toEqual([['here'], ['elsewhere'], ['elsewhere']])
})
