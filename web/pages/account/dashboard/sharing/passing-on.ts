import { useMutation, useQueryClient } from '@tanstack/react-query'
import { brand } from '#schema/brand.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

type Profile = Dashboard['profile']

/** A profile's whole address. */
export const addressOf = ({ profileUrl }: Pick<Profile, 'profileUrl'>) =>
  new URL(paths.profile.href(profileUrl), location.origin).href

/** The mail that shares the owner's page, as a `mailto:` link (account spec section 2). */
export function draftOf({ firstName, lastName }: Profile, address: string) {
  const subject = `My Interactive ${brand.profile}`
  const body = [
    'Hello,',
    `I would like to show you my AI-empowered Solution Profile on ${brand.name}. It holds the problems I have solved, each told as a story and confirmed by people who were there.`,
    address,
    'You can ask its AI agent about any of it, and read what it rests on.',
    `Best wishes,\n${`${firstName} ${lastName}`.trim()}`,
  ].join('\n\n')
  // Mail programs read a line break as CR LF, and a plus as a plus.
  const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return { subject, body, href: `mailto:?subject=${encoded(subject)}&body=${encoded(body)}` }
}

/** The addresses by which other services share a link. */
export const servicesFor = (address: string) =>
  [
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(address)}` },
  ] as const

/** Records that the page was shared, a step to a complete profile (R11); nothing waits for it. */
export function useRecordShare() {
  const api = useApi()
  const queryClient = useQueryClient()
  const record = useMutation({
    mutationFn: () => dataOf(api.dashboard['passed-on'].$post({ json: {} })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [ownKey, 'dashboard'] }),
    onError: (error) => console.warn('That the page was passed on is not recorded', error),
  })
  return () => record.mutate()
}
