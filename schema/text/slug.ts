/** A name as an address would hold it (R10), which is also what its picture follows from: `Zoë O’Hara` → `zoe-o-hara`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
