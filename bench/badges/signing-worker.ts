import { newBadgeKey } from '#schema/badges/keys.ts'
import { publishedProfile } from '#test/published-profile.ts'
import { signBadge, signStatusList } from '#worker/features/badges/signing.ts'

/** Nothing is random before a request. */
let keys: string | undefined
const revoked = Array.from({ length: 10_000 }, (_, at) => at * 13)

/** A story whose referees each confirm two sentences of it. */
function toldBy(referees: number) {
  const named = Array.from({ length: referees }, (_, at) => ({
    referenceId: at + 1,
    name: `Referee ${at + 1}`,
  }))
  const at = '2026-03-14T09:00:00.000Z'
  const texts = ['It struck twelve at noon, ten years late.', 'We saved 40,000 pounds.']
  const claims = referees
    ? texts.map((text) => ({ text, confirmedBy: named.map((by) => ({ ...by, at })) }))
    : []
  const confirmations = named.map((by) => ({ ...by, sentence: null }))
  return publishedProfile({
    stories: [{ title: 'The tower clock', results: texts.join(' '), confirmations, claims }],
  })
}

/** Signs so many badges with so many endorsements each, or status lists of 10,000 revoked badges; says only that it is done. */
export default {
  async fetch(request: Request) {
    keys ??= newBadgeKey('k1')
    const variables = { APP_URL: 'https://rembrandt.example', BADGE_KEYS: keys } as never
    const url = new URL(request.url)
    const numberOf = (name: string) => Number(url.searchParams.get(name))
    const profile = toldBy(numberOf('endorsements'))
    for (let left = numberOf('count'); left > 0; left--)
      if (url.pathname === '/lists') await signStatusList({ variables, now: new Date() }, 1, revoked)
      else
        for (const story of profile.stories)
          await signBadge(
            { variables },
            { id: 'abcdefghijkl', profile, story, statusList: 1, statusIndex: left, issuedAt: new Date() },
          )
    return new Response()
  },
}
