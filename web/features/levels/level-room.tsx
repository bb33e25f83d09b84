import { useId } from 'react'
import { WorkPicture } from '#web/features/picture/work-picture.tsx'
import { Frame } from '#web/ui/frame.tsx'

/** A made-up profile, in the place of the visitor's. */
const work = { slug: 'your-own-work', areas: ['Sales'], skillCount: 4 }

type Box = readonly [left: number, top: number, width: number]
type Room = {
  height: number
  work: Box
  /** The left and top of each story's picture. */
  stories: readonly (readonly [left: number, top: number])[]
}
const across = (tops: readonly number[], lefts: readonly number[]) =>
  tops.flatMap((top) => lefts.map((left) => [left, top] as const))

/** In a picture 400 wide: each room is higher than the one before and shows more of the same profile. */
const rooms: readonly [Room, Room, Room] = [
  { height: 220, work: [150, 52, 100], stories: across([72], [50, 96, 268, 314]) },
  { height: 310, work: [132, 74, 136], stories: across([72, 134], [46, 86, 280, 320]) },
  {
    height: 440,
    work: [122, 132, 156],
    stories: [...across([62], [122, 162, 202, 242]), ...across([110, 172, 234], [38, 74, 292, 328])],
  },
]

/** A drawing of a level as a room, the same frame with more around it. Decorative. */
export function LevelRoom({ level }: { level: 1 | 2 | 3 }) {
  const { height, work: box, stories } = rooms[level - 1] ?? rooms[0]
  const at = (left: number, top: number, width: number) => ({
    left: `${left / 4}%`,
    top: `${(100 * top) / height}%`,
    width: `${width / 4}%`,
  })
  return (
    <span className="levels-room" aria-hidden style={{ aspectRatio: `400 / ${height}` }}>
      <Walls level={level} height={height} />
      <span className="absolute" style={at(...box)}>
        <Frame picture={<WorkPicture work={work} format="landscape" loading="lazy" />} />
      </span>
      {stories.map(([left, top], number) => (
        <span key={`${left} ${top}`} className="absolute" style={at(left, top, storyWidth)}>
          <Frame picture={<Detail number={number} />} />
        </span>
      ))}
    </span>
  )
}
const storyWidth = 36

/** A story's picture: a different detail of the same work for each. */
function Detail({ number }: { number: number }) {
  return (
    <span className="levels-detail">
      <span style={{ translate: `${-((number * 29 + 8) % 70)}% ${-((number * 17 + 6) % 54)}%` }}>
        <WorkPicture work={work} format="landscape" loading="lazy" />
      </span>
    </span>
  )
}

/** The walls, floor and ceiling, lit from the upper left. */
function Walls({ level, height: H }: { level: 1 | 2 | 3; height: number }) {
  const floor = H - 36
  // A page may show one room twice.
  const id = useId()
  const paint = (name: string) => `url(#${id}-${name})`
  return (
    <svg viewBox={`0 0 400 ${H}`} className="block w-full" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-wall`} cx=".3" cy=".2" r="1">
          <stop stopColor="#8a6f52" />
          <stop offset=".55" stopColor="#4b392b" />
          <stop offset="1" stopColor="#241a14" />
        </radialGradient>
        <linearGradient id={`${id}-beam`} x2=".8" y2="1">
          <stop stopColor="#ffedc4" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffedc4" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-floor`} x2="1" y2=".2">
          <stop stopColor="#2c2019" />
          <stop offset=".4" stopColor="#6d543c" />
          <stop offset="1" stopColor="#2c2019" />
        </linearGradient>
        <linearGradient id={`${id}-round`} x2="1" y2=".3">
          <stop stopColor="#f3dcae" />
          <stop offset=".4" stopColor="#a4452f" />
          <stop offset="1" stopColor="#2b120d" />
        </linearGradient>
      </defs>
      <path d={`M26 20H374V${floor}H26z`} fill={paint('wall')} />
      <path d={`M0 0 26 20V${floor}L0 ${H}z`} fill="#1a130e" />
      <path d={`M400 0 374 20V${floor}L400 ${H}z`} fill="#3a2b20" />
      <path d="M0 0H400L374 20H26z" fill="#120d09" />
      <path d={`M0 ${H} 26 ${floor}H374L400 ${H}z`} fill={paint('floor')} />
      {level === 3 && <Door floor={floor} />}
      <path d={`M40 8H104L${H * 0.5 + 170} ${floor}H${H * 0.3 + 60}z`} fill={paint('beam')} />
      <path
        d={`M${H * 0.3 + 60} ${floor}H${H * 0.5 + 170}l34 22H${H * 0.3 + 80}z`}
        fill="#ffe9b8"
        opacity=".3"
      />
      <path d={`M26 ${floor}H374`} stroke="#120d09" strokeWidth="3" />
      {level > 1 && <Table left={level === 2 ? 262 : 216} floor={floor} />}
      <g fill={paint('round')}>
        <path d={`M74 ${H - 14}l7-40h10l7 40z`} />
        <circle cx="86" cy={H - 60} r="8" />
      </g>
    </svg>
  )
}

/** The table at which a booked meeting takes place. */
const Table = ({ left, floor }: { left: number; floor: number }) => (
  <g transform={`translate(${left} ${floor})`} fill="#140e0a">
    <path d="M0-16h78v5h-6v34h-5v-34H11v34H6v-34H0z" />
    <path d="M-16-24h4v22H2v26h-4V4h-10v20h-4zM94-24h-4v22H76v26h4V4h10v20h4z" />
    <path d="M22-20l16-2 16 2v4H22z" fill="#f3dcae" />
  </g>
)

/** The door to the rooms of the other members, with its light on the floor. */
const Door = ({ floor }: { floor: number }) => (
  <>
    <path d={`M326 ${floor - 92}h34v92h-34z`} fill="#c9a56a" />
    <path d={`M336 ${floor - 66}h24v66h-24z`} fill="#efd9a8" />
    <path d={`M346 ${floor - 44}h14v44h-14z`} fill="#fbf2d8" />
    <path d={`M326 ${floor}h34l-16 26h-52z`} fill="#ffe9b8" opacity=".35" />
  </>
)
