const signature = [137, 80, 78, 71, 13, 10, 26, 10]

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

function checksum(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** Opaque RGB pixels, row by row, as a PNG file. */
export async function encodePng(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1)
  const packed = new Response(rows).body?.pipeThrough(new CompressionStream('deflate'))
  const header = new Uint8Array(13)
  new DataView(header.buffer).setUint32(0, width)
  new DataView(header.buffer).setUint32(4, height)
  header.set([8, 2], 8)
  const data = new Uint8Array(await new Response(packed).arrayBuffer())
  const parts = [
    new Uint8Array(signature),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}
