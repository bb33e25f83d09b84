import { maskEmail } from '#schema/email.ts'

/** A text in which an address is masked, in whatever case it is written there. */
export function withoutAddress(text: string, address: string): string {
  const [all, sought] = [text.toLowerCase(), address.toLowerCase()]
  const pieces: string[] = []
  let from = 0
  for (let found = all.indexOf(sought); found >= 0; found = all.indexOf(sought, from)) {
    pieces.push(text.slice(from, found))
    from = found + sought.length
  }
  return [...pieces, text.slice(from)].join(maskEmail(address))
}
