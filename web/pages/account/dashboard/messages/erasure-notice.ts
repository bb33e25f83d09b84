import type { Lead } from '#schema/leads/lead-answers.ts'

/** What goes with a lead that is erased, and what stays, in a sentence or two. */
export function erasureNotice({ source, name }: Pick<Lead, 'source' | 'name'>): string {
  const theySent = name ? `${name} sent you` : 'you were sent'
  switch (source) {
    case 'scorecard':
      return `The result that ${theySent} is erased from your messages at once and for good. It stays their own.`
    case 'meeting':
      return 'It leaves your messages for good. The meeting stays: cancel it on its own page.'
    case 'hand-off':
      return `The name and the address that ${name || 'they'} left you are erased at once and for good. What was said stays among your conversations.`
    default:
      return `What ${theySent} is erased at once and for good, from your messages and from the data they can download.`
  }
}
