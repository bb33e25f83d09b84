import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { resultsFile } from '#schema/scorecard/results-file.ts'
import type { ScorecardSubmission } from '#schema/scorecard/submission.ts'
import { showToast } from '#web/ui/toast-store.ts'

const privateLink = (token: string) => new URL(paths.scorecard.href({ result: token }), location.origin).href

/** Saves the result as a text file. */
export function saveResults(result: ScorecardSubmission) {
  const contact = [
    `E-mail: ${contacts.support}`,
    `Book a session: ${new URL(contacts.bookingPage, location.origin).href}`,
    `This result: ${privateLink(result.token)}`,
  ].join('\n')
  const { filename, text } = resultsFile(result, contact)
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: filename })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
  showToast({
    title: 'Results Downloaded',
    description: 'Your assessment results and Solution Profile information have been saved.',
  })
}

/** Puts the result's permanent address into the clipboard. */
export async function copyPrivateLink(token: string) {
  const link = privateLink(token)
  try {
    await navigator.clipboard.writeText(link)
    showToast({ title: 'Link copied', description: 'It opens this result again, for whoever has it.' })
  } catch {
    showToast({ title: 'The link could not be copied', description: link, variant: 'destructive' })
  }
}
