const maxEmailLength = 254
const localPart = /^(?=.{1,64}$)(?!.*['.]$)[a-z0-9_+-](?:[a-z0-9_'+-]|\.(?!\.))*$/i
const domain =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9](?:[a-z0-9-]{0,57}[a-z0-9])?)$/i

/**
 * Whether a text is one ASCII mailbox, `local@domain.tld`, that providers accept unquoted, with foreign domains in
 * their `xn--` form.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > maxEmailLength) return false
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** The mailbox of an address, for comparing (R8): lower case, without a `+` tag. */
export function normaliseEmail(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const tag = address.indexOf('+')
  return tag > 0 && tag < at ? address.slice(0, tag) + address.slice(at) : address
}

/** Whether two addresses lead to one mailbox. */
export const isOneMailbox = (one: string, other: string) => deliveredTo(one) === deliveredTo(other)

/**
 * The providers with several spellings of a mailbox: their hosts, the one that stands for all first, and the signs in a
 * name that they take for another or for none.
 */
export const mailboxProviders: readonly {
  hosts: readonly [main: string, ...others: string[]]
  signs: readonly (readonly [sign: string, taken: string])[]
}[] = [
  { hosts: ['gmail.com', 'googlemail.com'], signs: [['.', '']] },
  {
    hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    signs: [
      ['.', ''],
      ['-', ''],
      ['_', ''],
    ],
  },
  { hosts: ['icloud.com', 'me.com', 'mac.com'], signs: [] },
  { hosts: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'], signs: [['-', '.']] },
]
const partsOf = (mailbox: string) => {
  const at = mailbox.lastIndexOf('@')
  const host = mailbox.slice(at + 1)
  return { name: mailbox.slice(0, at), provider: mailboxProviders.find(({ hosts }) => hosts.includes(host)) }
}

/** Whether a mailbox's provider passes over signs in a name, or takes them for others. */
export const hasManySpellings = (email: string) =>
  (partsOf(normaliseEmail(email)).provider?.signs.length ?? 0) > 0

/** The one spelling of a mailbox: providers have several hosts, and pass over dots and the like. */
export function deliveredTo(email: string): string {
  const mailbox = normaliseEmail(email)
  const { name, provider } = partsOf(mailbox)
  if (!provider) return mailbox
  const { hosts, signs } = provider
  return `${signs.reduce((spelled, [sign, replacement]) => spelled.replaceAll(sign, replacement), name)}@${hosts[0]}`
}

/** The spellings under which earlier releases stored a mailbox: as it was written, and at each host of its provider. */
export function spellingsOfBefore(email: string): string[] {
  const mailbox = normaliseEmail(email)
  const { name, provider } = partsOf(mailbox)
  return [...new Set([mailbox, ...(provider?.hosts.map((host) => `${name}@${host}`) ?? [])])]
}

/** `jane@company.com` → `j•••@company.com` (R8). */
export const maskEmail = (email: string) => {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}
