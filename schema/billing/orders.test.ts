import { expect, test } from 'vitest'
import { sprintRoomSchema } from './orders.ts'

const isRoom = (room: string) => sprintRoomSchema.safeParse({ room, before: null }).success

test.each([
  'https://meet.example/abc-defg-hij',
  'https://zoom.example/j/123?pwd=a.b',
  'https://teams.example/l/19:meeting_x@thread.v2/0',
])('%s is a joining link', (room) => expect(isRoom(room)).toBe(true))

test.each([
  'https://zoom.example@evil.example',
  'https:evil',
  'https://a.example\\@b.example',
  'https://a.example/\u202ex',
  'https://a.example/a b',
  'http://a.example',
  'javascript:alert(1)',
])('%j is no joining link', (room) => expect(isRoom(room)).toBe(false))
