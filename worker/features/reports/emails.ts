import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { paths } from '#schema/paths.ts'
import { reportReasons } from '#schema/reports/report-reasons.ts'
import type { ReportVerdict } from '#schema/reports/report-verdicts.ts'
import type { Report } from '#schema/reports/reports.ts'
import { type MailPiece, mailBody, safeName } from '../../services/mail/mail-body.ts'

export type Reported = { name: string; profileUrl: string }

/** A report for the operator, whose subject has none of its words. */
export function reportEmail(
  { name, profileUrl }: Reported,
  { reason, text, email }: Report,
  siteUrl: string,
) {
  const page = new URL(paths.profile.href(profileUrl), siteUrl).href
  const title = `A profile was reported: ${profileUrl}`
  return {
    kind: 'report',
    to: contacts.support,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: 'Hello,' },
        { text: `Somebody reported the profile of ${name}. What is wrong, as they chose it from the list:` },
        { list: [reportReasons[reason]] },
        { text: 'And in their words:' },
        ...text
          .split(/\n{2,}/)
          .filter((part) => part.trim())
          .map((part) => ({ text: part })),
        { link: page, label: 'Open the profile' },
        { quiet: new URL(paths.adminHouse.href(), siteUrl).href, label: 'Decide on the report' },
        ...(email
          ? [
              { list: [`Where they may be answered: ${email}`] },
              { quiet: `mailto:${email}`, label: 'Reply to them' },
            ]
          : [{ text: 'They left no address, so there is nobody to reply to.' }]),
        {
          small: email
            ? 'The words are theirs. Nobody has checked them, and nobody has confirmed the address: be careful with links. They were not told anything beyond that their report arrived.'
            : 'The words are theirs, and nobody has checked them: be careful with links.',
        },
      ],
      foot: `You receive this mail because every profile on ${brand.name} can be reported from its page.`,
    }),
  }
}

/** For a reporter who left an address, which was never confirmed: the decision. */
export function reportDecidedEmail(
  to: string,
  { name, verdict, reason }: { name: string; verdict: ReportVerdict['verdict']; reason: string },
  siteUrl: string,
) {
  const title = `What became of your report to ${brand.name}`
  const expert = safeName(name) ?? 'an expert'
  const became: MailPiece[] =
    verdict === 'taken down'
      ? [
          {
            text: `You reported the profile of ${expert}. An administrator has looked at it and taken it off public view. Its owner is told why, and not who reported it.`,
          },
        ]
      : [
          {
            text: `You reported the profile of ${expert}. An administrator has looked at it, and the profile stays as it is:`,
          },
          ...reason
            .split(/\n+/)
            .filter((line) => line.trim())
            .map((text) => ({ text })),
        ]
  return {
    kind: 'report-decided',
    isNeeded: true,
    // It names somebody, who may be erased (R26).
    isSecret: true,
    to,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        { text: 'Hello,' },
        ...became,
        { text: 'Thank you for telling us. If you see this differently, please write to us:' },
        { link: `mailto:${contacts.support}`, label: 'Answer us' },
      ],
      foot: `You receive this one mail because this address was left with a report at ${new URL(siteUrl).host}. If that was not you, there is nothing to do.`,
    }),
  }
}
