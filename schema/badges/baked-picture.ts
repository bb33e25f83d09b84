/** A PNG with an Open Badges credential in it: one uncompressed iTXt chunk named `openbadgecredential` (OB 3.0, section 5.3.2). */

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const keyword = 'openbadgecredential'
/** The keyword of Open Badges 1 and 2. */
const formerKeyword = 'openbadges'
/** What a compressed text may grow to, in bytes. */
const maxTextLength = 2_000_000
/** Far more than any picture has: each costs memory, however short it is. */
const maxChunks = 20_000

type Baked =
  | { found: 'credential'; text: string }
  | { found: 'nothing' | 'former-version' | 'several' | 'wrong-checksum' | 'cut-off' | 'unreadable' }

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array; checksum: number }

export const isPng = (bytes: Uint8Array) => signature.every((byte, index) => bytes[index] === byte)

/** The picture with the credential in it, in place of one that was there. @throws if the bytes are no PNG */
export function bake(png: Uint8Array, json: string): Uint8Array<ArrayBuffer> {
  const { chunks, isCutOff } = chunksOf(png)
  const [header, ...others] = chunks
  if (header?.type !== 'IHDR' || isCutOff) throw new Error('The picture is no whole PNG')
  const rest = others.filter((chunk) => textChunkOf(chunk)?.keyword !== keyword)
  // Behind the header, so that a cut-off copy of the picture still holds it.
  const parts = [header.whole, textChunk(json), ...rest.map(({ whole }) => whole)]
  return joined([Uint8Array.from(signature), ...parts])
}

/** What is baked into a PNG. @throws if the bytes are no PNG */
export async function readBaked(png: Uint8Array): Promise<Baked> {
  const { chunks, isCutOff } = chunksOf(png)
  const texts = chunks.flatMap((chunk) => textChunkOf(chunk) ?? [])
  const [ours, second] = texts.filter((text) => text.keyword === keyword)
  if (second) return { found: 'several' }
  if (ours) return ours.isWhole ? textOf(ours.data) : { found: 'wrong-checksum' }
  if (texts.some((text) => text.keyword === formerKeyword)) return { found: 'former-version' }
  return { found: isCutOff ? 'cut-off' : 'nothing' }
}

function chunksOf(png: Uint8Array): { chunks: Chunk[]; isCutOff: boolean } {
  if (!isPng(png)) throw new Error('The bytes are no PNG')
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks: Chunk[] = []
  let at = signature.length
  while (at + 12 <= png.length && chunks.length < maxChunks) {
    const end = at + 12 + view.getUint32(at)
    if (end > png.length) break
    const type = latin(png.subarray(at + 4, at + 8))
    const whole = png.subarray(at, end)
    chunks.push({ type, data: whole.subarray(8, -4), whole, checksum: view.getUint32(end - 4) })
    if (type === 'IEND') return { chunks, isCutOff: false }
    at = end
  }
  return { chunks, isCutOff: true }
}

/** The keyword of a text chunk, and what follows it. */
function textChunkOf({ type, data, whole, checksum }: Chunk) {
  if (type !== 'iTXt' && type !== 'tEXt') return undefined
  const end = data.subarray(0, 80).indexOf(0)
  if (end < 1) return undefined
  return {
    keyword: latin(data.subarray(0, end)),
    data: data.subarray(end + 1),
    isWhole: checksumOf(whole.subarray(4, -4)) === checksum,
  }
}

/** The text of an iTXt chunk behind its keyword: two bytes on compression, language, translated keyword, text. */
async function textOf(data: Uint8Array): Promise<Baked> {
  const [isCompressed, method] = data
  const language = data.indexOf(0, 2)
  const translated = data.indexOf(0, language + 1)
  if (language < 0 || translated < 0) return { found: 'unreadable' }
  const written = data.slice(translated + 1)
  const bytes = isCompressed === 1 && method === 0 ? await inflated(written) : written
  try {
    const text = bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text ? { found: 'credential', text } : { found: 'unreadable' }
  } catch {
    return { found: 'unreadable' }
  }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return joined(parts)
      parts.push(value)
      length += value.length
      if (length > maxTextLength) {
        await reader.cancel()
        return undefined
      }
    }
  } catch {
    return undefined
  }
}

function textChunk(text: string): Uint8Array {
  const flags = '\0\0\0\0\0'
  const data = new TextEncoder().encode(`iTXt${keyword}${flags}${text}`)
  const chunk = new Uint8Array(data.length + 8)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length - 4)
  chunk.set(data, 4)
  view.setUint32(data.length + 4, checksumOf(data))
  return chunk
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

let table: Uint32Array | undefined
/** CRC-32 as PNG uses it (ISO 3309). */
function checksumOf(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  })
  let sum = 0xffffffff
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
