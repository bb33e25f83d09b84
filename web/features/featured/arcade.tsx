import { type Topic, TopicButton } from './diagram.tsx'
import { Lamplight, type Pigments } from './lamplight.tsx'

const pigments: Pigments = {
  dark: '#120e0a',
  ground: '#3d2c1d',
  light: '#f8e7c2',
  tone: '#c9975c',
  half: '#6e4a2c',
  accent: '#b23a22',
}
const paint = (name: string) => `url(#arcade-${name})`

/** The middle of each doorway's sill. */
const sills = [
  [110, 162],
  [290, 162],
  [110, 340],
  [290, 340],
] as const

/** A drawing of four doorways, one for each story, from the first stage of the coach's clients to the last. */
export function Arcade({ topics }: { topics: Topic[] }) {
  return (
    <Lamplight name="arcade" title="Four stories, as four doorways" pigments={pigments}>
      <path d="M60 0 330 400H150L-40 0z" fill={paint('beam')} opacity=".35" />
      {topics.map((topic, index) => {
        const [x, y] = sills[index] ?? [0, 0]
        return (
          <TopicButton key={topic.label} topic={topic}>
            <rect className="featured-reach-of" x={x - 82} y={y - 144} width="164" height="182" rx="3" />
            <path d={doorway(x, y, 60, 136)} fill={paint('lit')} />
            <path d={doorway(x + 3, y, 49, 122)} fill={pigments.dark} />
            <path d={`M${x - 46} ${y}h98l18 12H${x - 64}z`} fill={paint('lit')} />
            {scenes[index]?.(x, y)}
            <text x={x} y={y + 32} textAnchor="middle">
              {topic.label}
            </text>
          </TopicButton>
        )
      })}
    </Lamplight>
  )
}

const doorway = (x: number, y: number, half: number, height: number) =>
  `M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${half * 2} 0v${height - half}z`

const person = (x: number, y: number, height: number, colour: string) => (
  <g fill={colour}>
    <path
      d={`M${x - height * 0.24} ${y}l${height * 0.12} ${-height * 0.76}h${height * 0.24}l${height * 0.14} ${height * 0.76}z`}
    />
    <circle cx={x} cy={y - height * 0.88} r={height * 0.13} />
  </g>
)

/** The drawing in each of the four doorways. */
const scenes = [
  (x: number, y: number) => <circle cx={x + 2} cy={y - 36} r="38" fill={paint('round')} />,
  (x: number, y: number) => (
    <>
      {person(x - 20, y, 50, paint('round'))}
      {person(x - 2, y, 50, paint('round'))}
      {person(x + 32, y, 54, paint('accent'))}
    </>
  ),
  (x: number, y: number) => (
    <>
      {[0, 1, 2].map((step) => (
        <path
          key={step}
          d={`M${x - 42 + step * 30} ${y}v${-22 - step * 24}h28v${22 + step * 24}z`}
          fill={paint(step === 2 ? 'accent' : 'lit')}
        />
      ))}
    </>
  ),
  (x: number, y: number) => (
    <>
      <path d={doorway(x + 8, y, 32, 96)} fill={pigments.light} opacity=".92" />
      <path d={`M${x - 24} ${y}h64l30 12h-112z`} fill={pigments.light} opacity=".45" />
      {person(x + 6, y + 3, 62, paint('accent'))}
    </>
  ),
]
