import { badgeHref } from '#schema/badges/addresses.ts'

/** What somebody brings to be checked. */
export type BadgeSource = { file: File } | { text: string } | { address: string } | { badge: string }

/** The id of one of our badges. */
export const isBadgeId = (text: string) => /^[a-z0-9]{12}$/.test(text)

/** The address of one of our badges as a credential. */
export const badgeAddress = (origin: string, id: string) => origin + badgeHref(id)

/** What was entered: an address, one of our badges by its id or address, or the badge itself. */
export function badgeSourceOf(input: string, origin: string): BadgeSource {
  const text = input.trim()
  if (isBadgeId(text)) return { badge: text }
  const address =
    /^[\w-]+(?:\.[\w-]+)+(?:[/?:][^\s]*)?$/.test(text) && !isSigned(text) ? `https://${text}` : text
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return { text }
  const url = new URL(address)
  if (![origin, location.origin].includes(url.origin)) return { address }
  const [, hosted] = /^\/badges\/([a-z0-9]{12})\.json$/.exec(url.pathname) ?? []
  const id = hosted ?? url.searchParams.get('badge')
  return id ? { badge: id } : { address }
}

/** A compact signature looks like a name with dots. */
const isSigned = (text: string) => text.startsWith('eyJ')
