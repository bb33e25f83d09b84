import { impersonatesProduct, isReservedName } from '#schema/accounts/reserved-names.ts'
import { maxUsernameLength, minUsernameLength, profileUrlOf } from '#schema/accounts/usernames.ts'

/** Leaves room for a hyphen and a number behind a name. */
const maxNameLength = maxUsernameLength - 7
const nameless = 'expert'
const spelt: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** A person's name as a profileUrl: `Zoë Müller-O’Brien` → `zoe-muller-obrien`; `expert` for what is no person's. */
export function nameAsProfileUrl(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
  const words = letters.replace(/[^a-z0-9]+/g, '-').slice(0, maxNameLength)
  const address = words.replace(/^-|-$/g, '')
  return address && !impersonatesProduct(address) ? address : nameless
}

/** The name itself if it is free, or with the first free number, counted from `from` (R10). */
export function freeProfileUrl(name: string, used: ReadonlySet<string>, from = 2): string {
  const isFree = (profileUrl: string) =>
    profileUrl.length >= minUsernameLength && !isReservedName(profileUrl) && !used.has(profileUrl)
  if (isFree(name)) return name
  for (let number = from; ; number += 1) if (isFree(`${name}-${number}`)) return `${name}-${number}`
}

/** The profileUrl of a requested username; undefined where there is none. */
export const requestedProfileUrl = (username: string | undefined) =>
  username ? profileUrlOf(username) : undefined
