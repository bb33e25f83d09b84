import type { Lead } from '#schema/leads/lead-answers.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { localDay } from '#web/ui/local-time.tsx'

/** The longest link: mail programs cut longer ones; Windows takes 2,048 characters. */
const maxLinkLength = 1900

/** A `mailto:` link for a reply to a lead, with a first line and their message, as much as fits into the link. */
export function replyHref(lead: Lead, owner: { firstName: string }) {
  const { question, createdAt } = lead
  const [subject, thanks] = opening(lead, localDay(createdAt))
  const hrefWith = (quote: string) =>
    linkTo(lead.email, subject, [
      lead.name ? `Dear ${lead.name},` : 'Hello,',
      `${thanks}${quote && ' You wrote:'}`,
      ...(quote ? [quoted(quote)] : []),
      '',
      `With kind regards\n${owner.firstName}`.trimEnd(),
    ])
  return longestThatFits(question?.trim() ?? '', hrefWith)
}

function opening({ source, stage, totalScore }: Lead, day: string): [subject: string, thanks: string] {
  if (source === 'question') return ['Your message to me', `Thank you for your message of ${day}.`]
  if (source === 'meeting') return ['Our meeting', 'Thank you for booking a meeting with me.']
  if (source === 'hand-off')
    return ['Your conversation with my agent', `On ${day} you asked my agent for me. Thank you.`]
  return [
    `Your scorecard result: ${stage}`,
    `Thank you for taking my scorecard and for sharing the result with me: ${stage}, ${totalScore} of ${highestScore} points.`,
  ]
}

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')

function linkTo(email: string, subject: string, pieces: string[]) {
  const at = email.lastIndexOf('@')
  const to = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  const body = pieces.join('\n\n').replaceAll('\n', '\r\n')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** The text, cut with an ellipsis so that the link is short enough. */
function longestThatFits(text: string, hrefWith: (text: string) => string) {
  const full = hrefWith(text)
  if (full.length <= maxLinkLength) return full
  const characters = Array.from(text.toWellFormed())
  let [fits, tooMany] = [0, characters.length]
  const cut = (length: number) => `${characters.slice(0, length).join('').trimEnd()}…`
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (hrefWith(cut(middle)).length <= maxLinkLength) fits = middle
    else tooMany = middle
  }
  return hrefWith(fits ? cut(fits) : '')
}
