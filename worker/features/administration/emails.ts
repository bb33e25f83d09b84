import type { Alert } from '#schema/administration/administration-answers.ts'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { greeting, mailBody } from '../../services/mail/mail-body.ts'

/** For an administrator: what is wrong, and where to act. */
export function alertEmail(
  { name, email }: { name: string; email: string },
  alerts: readonly Alert[],
  siteUrl: string,
) {
  const title =
    alerts.length === 1 ? 'Something needs your attention' : `${alerts.length} things need your attention`
  const onSite = (path: string) => new URL(path, siteUrl).href
  return {
    kind: 'alerts',
    isNeeded: true,
    to: email,
    subject: title,
    ...mailBody({
      title,
      pieces: [
        greeting(name),
        ...alerts.flatMap(({ says, href, action }) => [
          { text: says },
          ...(href ? [{ quiet: onSite(href), label: action }] : [{ small: `${action}.` }]),
        ]),
        { link: onSite(paths.adminDashboard.href()), label: 'Open the administration' },
        { small: 'While something is wrong, you get one such mail a day at most.' },
      ],
      foot: `You receive this mail because you are an administrator of ${brand.name}.`,
    }),
  }
}
