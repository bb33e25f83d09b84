/** What a table of ours says of a word that anybody may have sent; nothing of what every object inherits, `constructor` for example. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
