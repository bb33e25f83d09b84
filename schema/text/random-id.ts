const byte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

/** A random UUID, also in a frame on an http site, which is no secure context and has no `crypto.randomUUID`. */
export const randomId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (byte() & (15 >> (Number(digit) / 4)))).toString(16),
  )
