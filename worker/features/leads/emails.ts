import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { categories } from '#schema/scorecard/categories.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { fromSite } from '#schema/widget/site-name.ts'
import { mailBody, safeName } from '../../services/mail/mail-body.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'

type Shared = Pick<ScorecardSubmission, 'name' | 'email' | 'totalScore' | 'stage' | 'selectedCategory'>

/** For an expert: who shared their result, only what the visitor agreed to, and how to reply. */
export function leadEmail(
  owner: { firstName: string; email: string; isSample: boolean },
  shared: Shared,
  siteUrl: string,
  site?: string | undefined,
) {
  const { email, totalScore, stage } = shared
  // Of any other words a mail with our name on it says none: anybody may have typed them.
  const category = categories.find((known) => known === shared.selectedCategory)
  const called = safeName(shared.name)
  const subject = `${called ?? 'Somebody'} shared a scorecard result with you: ${stage}, ${totalScore} of ${highestScore}`
  const title = owner.isSample ? `Try-out: ${subject}` : subject
  return {
    kind: 'lead',
    to: owner.email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: `Dear ${owner.firstName},` },
        {
          text: `${called ?? 'Somebody'} took your scorecard and shared the result with you, so that you can reply.`,
        },
        ...(owner.isSample
          ? [{ text: 'It is a try-out with a sample profile: they were told that nobody will reply.' }]
          : []),
        { measure: totalScore, of: highestScore, label: `${stage}: ${totalScore} of ${highestScore} points` },
        {
          list: [
            ...(category ? [`Category: ${category}`] : []),
            `Email address: ${email}`,
            ...(site === undefined ? [] : [`They came ${fromSite(site)}`]),
          ],
        },
        { link: `mailto:${email}`, label: called ? `Reply to ${called}` : 'Reply' },
        {
          quiet: new URL(paths.dashboard.href('messages', { lead: insertedIdPlaceholder }), siteUrl).href,
          label: 'See it on your dashboard',
        },
        { small: 'The answers were not shared with you. Nobody has confirmed the address yet.' },
      ],
      foot: `You receive this mail because your scorecard at ${new URL(siteUrl).host} is open. Questions: ${contacts.support}.`,
    }),
  }
}
