import { ownSources, sites } from '#schema/figures/sources.ts'
import { lookUp } from '#schema/look-up.ts'
import type { Call } from '../../call.ts'

/** Other hosts of named sites. */
const aliases: Readonly<Record<string, string>> = {
  'lnkd.in': 'linkedin.com',
  'fb.me': 'facebook.com',
  'fb.com': 'facebook.com',
  'messenger.com': 'facebook.com',
  'threads.com': 'threads.net',
  't.co': 'x.com',
  'twitter.com': 'x.com',
  'go.bsky.app': 'bsky.app',
  'youtu.be': 'youtube.com',
  'redd.it': 'reddit.com',
  'pin.it': 'pinterest.com',
  'wa.me': 'whatsapp.com',
  't.me': 'telegram.org',
  'statics.teams.cdn.office.net': 'teams.microsoft.com',
  'outlook.live.com': 'outlook.com',
  'outlook.office.com': 'outlook.com',
  'outlook.office365.com': 'outlook.com',
  'chat.openai.com': 'chatgpt.com',
}

/** Android apps, which name themselves as the referrer. */
const apps: Readonly<Record<string, string>> = {
  'com.google.android.googlequicksearchbox': 'search',
  'com.google.android.gm': 'mail.google.com',
  'com.linkedin.android': 'linkedin.com',
  'com.facebook.katana': 'facebook.com',
  'com.facebook.orca': 'facebook.com',
  'com.instagram.android': 'instagram.com',
  'com.twitter.android': 'x.com',
  'com.reddit.frontpage': 'reddit.com',
  'com.slack': 'slack.com',
  'com.whatsapp': 'whatsapp.com',
  'com.microsoft.teams': 'teams.microsoft.com',
  'com.microsoft.office.outlook': 'outlook.com',
  'org.telegram.messenger': 'telegram.org',
}

const searchEngine =
  /^(?:google|yandex)\.[a-z]{2,3}(?:\.[a-z]{2})?$|^(?:(?:[a-z]{2}\.)?bing|duckduckgo|baidu|kagi|startpage|qwant|lite\.qwant|html\.duckduckgo|lite\.duckduckgo|m\.baidu)\.com$|^(?:[a-z.]+\.)?search\.(?:yahoo|brave|naver|aol)\.com$|^search\.(?:yahoo\.co\.jp|marginalia\.nu|seznam\.cz)$|^(?:ya\.ru|ecosia\.org|mojeek\.com|swisscows\.com|metager\.org|m\.search\.naver\.com)$/

/** A public host name: no address or name of a private network. */
const publicHost =
  /^(?=.{4,80}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!(?:local|localhost|localdomain|internal|intranet|lan|home|corp|test|invalid)$)(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})$/

/**
 * The source of a visit by its referrer: `direct`, `search`, a page of ours, a host without path and query, or
 * `others`.
 */
export function sourceOf({ variables }: Pick<Call, 'variables'>, from = ''): string {
  const source = from.trim().toLowerCase()
  if (!source) return 'direct'
  const own = ownSources.find((one) => one === source)
  if (own) return own
  const [, app] = /^android-app:\/\/([\w.]+)/.exec(source) ?? []
  if (app) return lookUp(apps, app) ?? 'others'
  const host = source.replace(/\.$/, '')
  if (host === new URL(variables.APP_URL).hostname) return 'house'
  return readHost(host.replace(/^www\d?\./, ''))
}

function readHost(host: string): string {
  if (searchEngine.test(host)) return 'search'
  const whole = lookUp(aliases, host) ?? host
  const site = Object.keys(sites).find((known) => whole === known || whole.endsWith(`.${known}`))
  if (site) return site
  const alias = Object.keys(aliases).find((known) => whole.endsWith(`.${known}`))
  if (alias) return aliases[alias] ?? 'others'
  return publicHost.test(whole) ? whole : 'others'
}
