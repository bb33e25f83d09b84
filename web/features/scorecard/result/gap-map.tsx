import { highestScore } from '#schema/scorecard/scoring.ts'
import { peakOf, peaks, stageOf } from '#schema/scorecard/stages.ts'
import { ThreePeaks } from '../three-peaks.tsx'

/** The foot of the western slope and the summit of each peak, in a picture 300 wide and 100 high. */
const slopes = [
  { foot: [0, 100], summit: [50, 60] },
  { foot: [84, 100], summit: [150, 34] },
  { foot: [176, 100], summit: [250, 6] },
] as const
const hidden = 0.3
const ordinals = ['first', 'second', 'third']

/** The height of a total on its peak, from 0 to 1, and its place in the picture. */
function positionOf(total: number) {
  const peak = peakOf(total)
  const index = peaks.indexOf(peak)
  const height = (total - peak.from) / (peak.to - peak.from)
  const { foot, summit } = slopes[index] ?? slopes[0]
  const along = hidden + (1 - hidden) * height
  return {
    peak,
    ordinal: ordinals[index],
    height,
    x: foot[0] + (summit[0] - foot[0]) * along,
    y: foot[1] + (summit[1] - foot[1]) * along,
  }
}

/** The map of three peaks with the visitor's place. */
export function GapMap({ total }: { total: number }) {
  const { peak, ordinal, height, x, y } = positionOf(total)
  const where =
    height === 1
      ? 'on the summit'
      : height > 0.7
        ? 'just below the summit'
        : height > 0.3
          ? 'on the slope'
          : 'at the foot'
  const { stage } = stageOf(total)
  const sentence = `Your stage is ${stage}: ${total} of ${highestScore} points, ${where} of the ${ordinal} peak.`
  return (
    <section className="room scorecard-gap-map" aria-labelledby="gap-map">
      <div className="wide">
        <div className="scorecard-gap-head">
          <h2 id="gap-map">Authority Gap Map</h2>
          <p className="text-room-soft">
            {sentence} The map draws this one score. What separates its peaks is not skill, but how many
            people can vouch for it.
          </p>
        </div>
        <div className="scorecard-gap-peaks">
          <svg
            viewBox="0 0 300 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={`Three peaks, each higher than the one before. ${sentence}`}
          >
            <ThreePeaks />
          </svg>
          <p className="scorecard-you" aria-hidden style={{ left: `${x / 3}%`, bottom: `${100 - y}%` }}>
            <b>YOU</b>
          </p>
        </div>
        <ol className="scorecard-gap-names">
          {peaks.map((one) => (
            <li key={one.peak} aria-current={one === peak ? 'true' : undefined}>
              <b>{one.peak}</b>
              <span className="text-room-soft text-small">{one.label}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
