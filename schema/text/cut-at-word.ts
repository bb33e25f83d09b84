/** The text, or as many whole words of it as fit into so many characters, with an ellipsis; one endless word is cut. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const beginning = text.slice(0, maxLength + 1)
  const end = Math.max(beginning.lastIndexOf(' '), beginning.lastIndexOf('\n'))
  const whole = beginning.slice(0, end).trim() ? beginning.slice(0, end) : beginning.slice(0, maxLength)
  return `${whole
    .trimEnd()
    .replace(/[,;:–-]$/, '')
    .trimEnd()}…`
}
