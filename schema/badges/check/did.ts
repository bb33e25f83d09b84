/** An issuer's identifier, and where its keys are published. */
export type Identifier =
  | { method: 'web'; id: string; host: string; address: string }
  | { method: 'key'; id: string; multikey: string }
  | { method: 'https'; id: string; host: string; address: string }
  | { method: 'other'; id: string; name: string }

/** Reads an issuer's identifier; undefined where it is none. */
export function readIdentifier(id: string): Identifier | undefined {
  if (id.length > 500) return undefined
  if (id.startsWith('did:web:')) return readWeb(id)
  if (id.startsWith('did:key:')) return { method: 'key', id, multikey: id.slice('did:key:'.length) }
  const [, name] = /^did:([a-z0-9]{1,40}):/.exec(id) ?? []
  if (name) return { method: 'other', id, name }
  const url = URL.canParse(id) ? new URL(id) : undefined
  if (url?.protocol !== 'https:') return undefined
  return { method: 'https', id, host: url.host, address: id }
}

/** `did:web:host%3Aport:path` stands for `https://host:port/path/did.json`. */
function readWeb(id: string): Identifier | undefined {
  const [written = '', ...path] = id.slice('did:web:'.length).split(':')
  const [, name, port] = /^([a-z0-9.-]{1,253})(?:%3A([0-9]{1,5}))?$/i.exec(written) ?? []
  if (!name || !path.every((one) => /^[\w~-][\w.~-]*$/.test(one))) return undefined
  const host = (port ? `${name}:${port}` : name).toLowerCase()
  if (!URL.canParse(`https://${host}`)) return undefined
  const folder = path.length ? path.join('/') : '.well-known'
  return { method: 'web', id, host, address: `https://${host}/${folder}/did.json` }
}

/** The identifier to which a key's address belongs: all before its fragment. */
export const ownerOfKey = (address: string) => address.replace(/#.*/s, '')
