/** The value of a key that anybody may have sent; inherited names such as `constructor` are not found. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
