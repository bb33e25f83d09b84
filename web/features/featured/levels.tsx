import { type Topic, TopicButton } from './diagram.tsx'
import { Lamplight, type Pigments } from './lamplight.tsx'

const pigments: Pigments = {
  dark: '#11100f',
  ground: '#45382d',
  light: '#fbf5e6',
  tone: '#d2c8b3',
  half: '#7a7061',
  accent: '#a83024',
}
const paint = (name: string) => `url(#levels-${name})`

const surface = 94
const height = 58
const floorOf = (index: number) => surface + 6 + (index + 1) * 67

/** A cross-section of a mine, one level for each story: from the plant that stands still to the villages above it. */
export function Levels({ topics }: { topics: Topic[] }) {
  return (
    <Lamplight name="levels" title="Four stories, as four levels of a mine" pigments={pigments}>
      <path d="M30 0 260 94H96L-30 0z" fill={paint('beam')} opacity=".6" />
      <circle cx="96" cy="36" r="17" fill={paint('accent')} />
      {mountains.map((points) => (
        <g key={points[0]}>
          <path
            d={`M${points[0]} ${surface}L${points[1]} ${points[2]}l14 ${surface - points[2]}z`}
            fill={paint('lit')}
          />
          <path
            d={`M${points[1] + 14} ${surface}L${points[1]} ${points[2]}L${points[3]} ${surface}z`}
            fill="#2a2320"
          />
        </g>
      ))}
      <rect y={surface} width="400" height="306" fill={pigments.dark} opacity=".55" />
      {strata.map((stratum) => (
        <path
          key={stratum}
          d={stratum}
          fill="none"
          stroke={pigments.tone}
          strokeOpacity=".16"
          strokeWidth="2"
        />
      ))}
      <path d="M22 94 38 36l16 58M28 71h20" fill="none" stroke={pigments.tone} strokeWidth="3" />
      <rect x="27" y={surface - 2} width="22" height="276" fill={pigments.dark} />
      <path d={`M38 36V${floorOf(3)}`} stroke={pigments.tone} strokeWidth="1.5" />
      {topics.map((topic, index) => {
        const y = floorOf(index)
        return (
          <TopicButton key={topic.label} topic={topic}>
            <rect
              className="featured-reach-of"
              x="18"
              y={y - height - 2}
              width="374"
              height={height + 6}
              rx="3"
            />
            <path d={`M27 ${y}v${-height + 14}h340q14 0 16 14v${height - 28}z`} fill="#0c0b0a" />
            <path d={`M27 ${y}h356v4H27z`} fill={paint('lit')} />
            <rect x="30" y={y - 24} width="16" height="24" fill={paint('lit')} />
            <text x="66" y={y - 17}>
              {topic.label}
            </text>
            {scenes[index]?.(y)}
          </TopicButton>
        )
      })}
    </Lamplight>
  )
}

/** Left foot, peak, its height, right foot. */
const mountains = [
  [250, 352, 18, 430],
  [180, 268, 44, 340],
  [110, 176, 66, 236],
] as const
const strata = ['M0 128q120-14 210 4t190-8', 'M0 236q90 16 200 0t200 8', 'M0 318q140-12 230 4t170-6']

/** Three rows of identical lights. */
const alarms = (y: number) =>
  [-36, -23, -10]
    .flatMap((row) => Array.from({ length: 8 }, (_, index) => `M${268 + index * 13} ${y + row}h0`))
    .join('')

/** The drawing at the end of each level: a stopped mill, separate blocks, one light among many, a row of people. */
const scenes = [
  (y: number) => (
    <>
      <circle cx="330" cy={y - 22} r="21" fill={paint('round')} />
      <path d={`M306 ${y}l6-10h36l6 10z`} fill={paint('lit')} />
    </>
  ),
  (y: number) => (
    <>
      <path d={`M270 ${y}v-20h24v20zM298 ${y}v-20h24v20zM284 ${y - 22}v-18h24v18z`} fill={paint('lit')} />
      <path d={`M346 ${y}v-22h24v22z`} fill={paint('accent')} />
    </>
  ),
  (y: number) => (
    <>
      <path d={alarms(y)} stroke={pigments.half} strokeWidth="5" strokeLinecap="round" />
      <circle cx="333" cy={y - 23} r="6" fill={paint('accent')} />
    </>
  ),
  (y: number) => (
    <>
      {[270, 294, 318, 350].map((x) => (
        <g key={x} fill={paint(x === 350 ? 'accent' : 'round')}>
          <path d={`M${x - 9} ${y}l4-28h9l5 28z`} />
          <circle cx={x} cy={y - 33} r="5.5" />
        </g>
      ))}
    </>
  ),
]
