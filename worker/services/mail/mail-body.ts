import { impersonatesProduct } from '#schema/accounts/reserved-names.ts'
import { brand } from '#schema/brand.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'

/** The parts of a mail; a `measure` is drawn as a share of a whole. */
export type MailPiece =
  | { heading: string }
  | { text: string }
  | { small: string }
  | { list: readonly string[] }
  | { measure: number; of: number; label: string }
  | { link: string; label: string }
  /** A small link in place of a button. */
  | { quiet: string; label: string }

/** A mail as text and HTML from one description, without remote content. */
export function mailBody({
  title,
  pieces,
  foot,
}: {
  title: string
  pieces: readonly MailPiece[]
  foot: string
}) {
  return {
    text: withLineFeeds([...pieces.map(asText), '--', foot].filter(Boolean).join('\n\n').concat('\n')),
    html: withLineFeeds(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${darkStyles}</style>
</head>
<body class="wall" style="margin:0;padding:24px 12px;background:#f9f7f5;color:#1f1814;${sans}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-top:3px solid #1f1814">
<p class="ink" style="margin:0 0 28px;color:#1f1814;font:500 22px/1.2 ${serif}">${brand.name}</p>
${pieces.map(asHtml).filter(Boolean).join('\n')}
<p class="soft line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dad7d4;color:#564e48;font-size:13px;line-height:1.5">${escaped(foot)}</p>
${end}`),
  }
}

/** A mail may hold no carriage return of its own (RFC 5322 2.3). */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

const end = `</div>
</body>
</html>
`

/** A mail with a small link below its footer. */
export const withFootLink = <Written extends { text: string; html: string }>(
  mail: Written,
  link: string,
  label: string,
): Written => ({
  ...mail,
  text: `${mail.text}\n${asText({ quiet: link, label })}\n`,
  html: `${mail.html.slice(0, -end.length)}${asHtml({ quiet: link, label })}\n${end}`,
})

const serif = "'Brygada 1918',Georgia,'Times New Roman',serif"
const sans = "font:400 16px/1.55 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif"

/** For clients with a dark mode; the others invert the light colours themselves. */
const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.wall{background:#181310!important;color:#f0ece4!important}.sheet{background:#251f1b!important;border-color:#f0ece4!important}.ink{color:#f0ece4!important}.soft{color:#b8b2a8!important}.line{border-color:#413c38!important}.bar{background:#413c38!important}.madder{background:#b83930!important}}`

function asText(piece: MailPiece): string {
  if ('heading' in piece) return piece.heading.toUpperCase()
  if ('text' in piece) return piece.text
  if ('small' in piece) return piece.small
  if ('list' in piece) return piece.list.map((line) => `- ${line}`).join('\n')
  if ('measure' in piece) return piece.label
  if ('quiet' in piece) return `${piece.label}: ${piece.quiet}`
  return `${piece.label}:\n${readable(piece.link)}`
}

function asHtml(piece: MailPiece): string {
  if ('heading' in piece)
    return `<h2 class="ink" style="margin:28px 0 8px;color:#1f1814;font:500 22px/1.2 ${serif}">${escaped(piece.heading)}</h2>`
  if ('text' in piece) return `<p style="margin:0 0 14px">${escaped(piece.text)}</p>`
  if ('small' in piece)
    return `<p class="soft" style="margin:0 0 14px;color:#564e48;font-size:14px">${escaped(piece.small)}</p>`
  if ('list' in piece)
    return piece.list.length
      ? `<ul style="margin:0 0 14px;padding-left:20px">${piece.list.map((line) => `<li style="margin:0 0 6px">${escaped(line)}</li>`).join('')}</ul>`
      : ''
  if ('measure' in piece)
    return `<p class="ink" style="margin:0 0 6px;color:#1f1814;font:500 28px/1.2 ${serif}">${escaped(piece.label)}</p>
<div class="bar" aria-hidden="true" style="height:6px;margin:0 0 20px;background:#dad7d4;font-size:0;line-height:0"><div class="madder" style="width:${Math.round((piece.measure / piece.of) * 100)}%;height:6px;background:#9e2320">&nbsp;</div></div>`
  if ('quiet' in piece)
    return `<p class="soft" style="margin:0 0 14px;color:#564e48;font-size:14px"><a class="soft" href="${escaped(piece.quiet)}" style="color:#564e48">${escaped(piece.label)}</a></p>`
  return `<p style="margin:24px 0 10px"><a class="madder" href="${escaped(piece.link)}" style="display:inline-block;padding:13px 20px;border-radius:3px;background:#9e2320;color:#ffffff;font-weight:600;text-decoration:none">${escaped(piece.label)}</a></p>
<p class="soft" style="margin:0 0 14px;color:#564e48;font-size:13px;overflow-wrap:anywhere">${escaped(readable(piece.link))}</p>`
}

/** A link as people read it; a mail address without its scheme. */
const readable = (link: string) => link.replace(/^mailto:/, '')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (mailBody) => entities[mailBody] ?? '')

const maxNameLength = 60

/**
 * A name without its emoji, if it is safe to repeat in a mail, a long one cut after a word; undefined for one that could
 * pass for an address or an offer.
 */
export function safeName(name: string): string | undefined {
  const called = name
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+/gu, ' ')
    .trim()
  if (!/^[\p{L}\p{M}'’.,()/& -]+$/u.test(called) || /\.[\p{L}\p{N}]{2}/u.test(called)) return undefined
  return cutAtWord(called, maxNameLength)
}

/**
 * A name that is safe in the subject of a mail to a stranger: one to four plain words in one script, not the product's
 * and none of them typical of an alarm or an offer; undefined for any other.
 */
export function nameForSubject(name: string): string | undefined {
  const called = safeName(name)
  if (!called || called.length > 40 || !/^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,3}$/u.test(called))
    return undefined
  // Signs that look like other letters, or like none.
  if (called.normalize('NFC') !== called.normalize('NFKC') || /[\u115f\u1160]|\p{M}{4}/u.test(called))
    return undefined
  const isMixed = /\p{Script=Latin}/u.test(called) && lookAlikes.test(called)
  const words = called
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[ .’'-]/)
  return isMixed || impersonatesProduct(words.join('-')) || words.some((word) => alarming.has(word))
    ? undefined
    : called
}

const lookAlikes =
  /\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Armenian}|\p{Script=Cherokee}|\p{Script=Coptic}|\p{Script=Lisu}/u

const alarming = new Set(
  'account accounts admin alert amazon apple bank billing bitcoin bonus cash claim click confirm crypto delivery facebook free gift google help helpdesk hmrc invoice irs login lottery microsoft money netflix official password payment paypal prize refund reset reward security service support suspended team urgent verify visa warning winner winning you your'.split(
    ' ',
  ),
)

/** A person's own words on one line, without links, addresses and control characters. */
export const plainWords = (text: string) =>
  text
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[a-z][a-z+.-]{0,30}:\/\/\S*|\bwww[.。．]\S*|(?<!\S)\S+@\S+/gi, '…')
    .replace(/([\p{L}\p{N}])[.。．｡](?=\p{L}{2})/gu, '$1. ')
    .replace(/\s+/g, ' ')
    .trim()

/** A person's own words as they are, for a mail to somebody who knows whose they are. */
export const paragraphs = (text: string): MailPiece[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => ({ text: part }))

/** A person's words without links, line by line, as paragraphs of a mail to somebody whose address anybody may have given. */
export const plainParagraphs = (text: string): MailPiece[] =>
  text
    .split(/[\r\n]+/)
    .map(plainWords)
    .filter(Boolean)
    .map((words) => ({ text: words }))

export function greeting(name: string): MailPiece {
  const called = safeName(name)
  return { text: called ? `Dear ${called},` : 'Hello,' }
}
