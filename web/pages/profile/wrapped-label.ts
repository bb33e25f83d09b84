export const longestLine = 12
const mostLines = 3

/** A label in lines of at most 12 characters, at most 3 of them; a longer word keeps its line (account spec section 2). */
export function wrappedLabel(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length && longer.length <= longestLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', second = '', third = ''] = lines
  return lines.length > mostLines ? [first, second, `${third}…`] : lines
}
