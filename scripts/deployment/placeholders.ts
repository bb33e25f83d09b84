import { isOnInternet } from '#schema/text/host-name.ts'
import { addressIn, contactHost } from '#schema/variables.ts'
import { contactVariables } from '../build/contact-variables.ts'
import { type Config, configurationsOf, type Environment } from '../deployment-checks.ts'

/** A line for each placeholder in a configuration, with which nothing is deployed (R28). */
export function placeholdersIn({ kv_namespaces, vars }: Pick<Config, 'kv_namespaces' | 'vars'>): string[] {
  const unmade = kv_namespaces
    .filter(({ id = '' }) => !/^[\da-f]{32}$/.test(id) || /^0+\d$/.test(id))
    .map(
      ({ binding }) =>
        `The KV namespace ${binding} has no id yet: run "npm run wrangler -- kv namespace create ${binding}" and put it into wrangler.toml`,
    )
  const unset = Object.entries(vars)
    .filter(([name, value]) => isPlaceholder(String(value)) || isUnusable(name, String(value)))
    .map(([name, value]) => `${name} in wrangler.toml is ${shownValue(name, value)}: ${whatToPut(name)}`)
  return [...unmade, ...unset]
}

/** The placeholders of wrangler.toml, and of the variables that become part of the pages as they are built. */
export const findPlaceholders = (environment: Environment) => [
  ...placeholdersIn(configurationsOf(environment)[0]),
  ...placeholdersAmong(contactVariables()),
]

/** A line for each of the variables of a build that is nobody's. */
export const placeholdersAmong = (contacts: Record<string, string>): string[] =>
  Object.entries(contacts)
    .filter(([, value]) => isPlaceholder(value))
    .map(([name, value]) => `${name} in the environment is "${value}": ${whatToPut(name)}`)

const placeholders: Record<string, string> = {
  APP_URL: 'put the address there at which people will find your site',
  MAIL_FROM: 'put an address of your own domain there, one that Resend has verified',
  VAPID_SUBJECT: 'put a mailbox or a page of yours there, where push services complain',
}
const whatToPut = (name: string) =>
  placeholders[name] ?? 'put your own there, or leave it out if it has a default'

const shownValue = (name: string, value: unknown) =>
  /KEY|SECRET|PASSWORD|TOKEN/.test(name) ? 'a placeholder' : `"${value}"`

/** Words of an example, or a host that is nobody's. */
const isPlaceholder = (value: string) =>
  /…|YOUR[-_ ]|your-(site|domain)|\bchange-?me\b|^<[^@]*>$/.test(value) ||
  hostsIn(value).some((host) => nobodys.test(host))
/** What is somebody's, and yet cannot be used for this. */
const isUnusable = (name: string, value: string) =>
  hostsIn(value).some(
    (host) =>
      (name === 'MAIL_FROM' && unverifiable.test(host)) || (name === 'VAPID_SUBJECT' && !isOnInternet(host)),
  )

/** The host of an address on the web, or of a mailbox with or without a name. */
function hostsIn(value: string): string[] {
  if (/^(https?|libsql):/i.test(value)) return URL.canParse(value) ? [new URL(value).hostname] : []
  const contact = contactHost(value)
  if (contact) return [contact]
  return value.includes('@') ? [addressIn(value).split('@').at(-1) ?? ''] : []
}

/** Reserved names (RFC 2606), and this machine. */
const nobodys = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)\.?$|^127\.|^\[::1\]$/i
/** Nobody can prove that these are theirs. */
const unverifiable = /\.(pages\.dev|workers\.dev)$/i
