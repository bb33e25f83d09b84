import { brand } from '../brand.ts'
import { lookUp } from '../look-up.ts'

/** A page of ours that a visitor came from. */
export const ownSources = ['gallery', 'scorecard', 'house'] as const

/** Sources in the words that people read; any other source is a host. */
const words: Readonly<Record<string, string>> = {
  direct: 'Opened directly',
  gallery: 'The gallery',
  scorecard: 'A scorecard',
  house: `Other pages of ${brand.name}`,
  search: 'Search engines',
  others: 'Other sites',
  /** Counted before sources were recorded. */
  unknown: 'Not recorded',
}

/** Sites with a name; subdomains are ignored. */
export const sites: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'x.com': 'X',
  'bsky.app': 'Bluesky',
  'youtube.com': 'YouTube',
  'reddit.com': 'Reddit',
  'pinterest.com': 'Pinterest',
  'tiktok.com': 'TikTok',
  'xing.com': 'XING',
  'whatsapp.com': 'WhatsApp',
  'telegram.org': 'Telegram',
  'slack.com': 'Slack',
  'teams.microsoft.com': 'Microsoft Teams',
  'mail.google.com': 'Gmail',
  'outlook.com': 'Outlook',
  'medium.com': 'Medium',
  'github.com': 'GitHub',
  'wikipedia.org': 'Wikipedia',
  'news.ycombinator.com': 'Hacker News',
  'chatgpt.com': 'ChatGPT',
  'claude.ai': 'Claude',
  'perplexity.ai': 'Perplexity',
}

/** Begins the source of who uses the widget; its site follows, nothing where that is not known. */
export const widgetSourceStart = 'widget:'

/** A source in the words people read: `linkedin.com` → `LinkedIn`, `harbour.example` as it is. */
export const sourceName = (source: string) =>
  source.startsWith(widgetSourceStart)
    ? `Your agent on ${source.slice(widgetSourceStart.length) || 'another site'}`
    : (lookUp(words, source) ?? lookUp(sites, source) ?? source)

/** Whether a source is one of the table, not any host. */
export const isKnownSource = (source: string) => Object.hasOwn(words, source) || Object.hasOwn(sites, source)

/** Who counts, in the words of the dashboard (R11). */
export const whoCounts =
  'A visitor counts once a day, and once a day for each story they open; everybody behind one connection, such as an office, is one visitor. Every conversation and every scorecard counts. You are left out where you are signed in; where you are not, and on other sites, you count as a visitor. Bots are left out where they say what they are. A day runs from midnight to midnight, UTC.'
