import { longestBrief } from '#schema/meeting-options.ts'
import type { BriefMaterial } from '#schema/meetings.ts'
import { highestScore } from '#schema/scorecard/scoring.ts'
import { localDay } from '#web/ui/local-time.tsx'

/** What this browser knows of a visit: titles of the stories that were opened in this tab, and the last scorecard result. */
export type Visit = { opened: readonly string[]; scorecard: BriefMaterial['scorecard'] }

/** What a visitor may give an expert to read beforehand, as a text that they then change as they like. */
export function briefOf(material: BriefMaterial, { opened, scorecard: kept }: Visit): string {
  const scorecard = material.scorecard ?? kept
  const listed = (heading: string, lines: readonly string[]) =>
    lines.length > 0 && [heading, ...lines.map((line) => `– ${line}`)].join('\n')
  return [
    scorecard &&
      `My scorecard of ${localDay(scorecard.at)}: ${scorecard.totalScore} of ${highestScore} points, ${scorecard.stage}.`,
    listed('What I asked your agent:', material.asked),
    listed('Your stories that I opened:', opened),
  ]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, longestBrief)
}
