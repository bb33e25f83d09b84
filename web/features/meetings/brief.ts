import { maxBriefLength } from '#schema/meetings/meeting-options.ts'
import type { BriefMaterial } from '#schema/meetings/meetings.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { stageOf } from '#schema/scorecard/stages.ts'
import { cutAtWord } from '#schema/text/cut-at-word.ts'
import { openedStories } from '#web/features/profiles/opened-stories.ts'
import { storedAttempts } from '#web/features/scorecard/attempts.ts'
import { localDay } from '#web/ui/local-time.tsx'

/** What this browser knows about a visit: titles of the stories opened in this tab, and the last scorecard result. */
export type Visit = {
  opened: readonly string[]
  scorecard: { totalScore: number; stage: string; at: string } | null
}

type Visited = Pick<PublicProfile, 'profileUrl'> & { stories: readonly { id?: number; title: string }[] }

/**
 * Collects what this browser knows about a visit to an expert; of the scorecards the last one of the product or of
 * this expert.
 */
export function visitOf({ profileUrl, stories }: Visited): Visit {
  const opened = openedStories(profileUrl)
  const result = storedAttempts.read().findLast((one) => !one.profileUrl || one.profileUrl === profileUrl)
  return {
    opened: stories.filter(({ id }) => id && opened.includes(id)).map(({ title }) => title),
    scorecard: result
      ? { totalScore: result.total, stage: stageOf(result.total).stage, at: result.takenAt }
      : null,
  }
}

/** The suggested text of a brief, which the visitor edits. */
export function briefOf({ asked: questions }: BriefMaterial, { opened, scorecard }: Visit): string {
  const listed = (heading: string, lines: readonly string[]) =>
    lines.length > 0 && [heading, ...lines.map((line) => `– ${line}`)].join('\n')
  const brief = [
    scorecard &&
      `My scorecard of ${localDay(scorecard.at)}: ${scorecard.totalScore} of ${highestScore} points, ${scorecard.stage}.`,
    listed('What I asked your agent:', questions),
    listed('Your stories that I opened:', opened),
  ]
    .filter(Boolean)
    .join('\n\n')
  return cutAtWord(brief, maxBriefLength - 1)
}
