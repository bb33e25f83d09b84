import { sprintCapacity } from '#schema/levels.ts'

const [width, height] = [92, 112]
const across = 5
const stepX = width + 20
const stepY = height + 26
const seats = Array.from({ length: sprintCapacity }, (_, index) => index)

/** A decorative picture of a sprint's seats: a framed picture for each taken one, a nail for each free one. */
export function SeatsWall({ taken }: { taken: number }) {
  const size = [across * stepX - 20, Math.ceil(sprintCapacity / across) * stepY - 26] as const
  return (
    <svg viewBox={`-4 -4 ${size[0] + 16} ${size[1] + 20}`} className="block w-full" aria-hidden="true">
      <defs>
        <radialGradient id="sprint-wall" cx=".24" cy=".18" r="1.05">
          <stop stopColor="#8a6f52" />
          <stop offset=".55" stopColor="#3d2f25" />
          <stop offset="1" stopColor="#17110d" />
        </radialGradient>
        <linearGradient id="sprint-warm" x2="1" y2=".35">
          <stop stopColor="#f6dfae" />
          <stop offset=".4" stopColor="#b0502f" />
          <stop offset="1" stopColor="#2b120d" />
        </linearGradient>
        <linearGradient id="sprint-cool" x2="1" y2=".35">
          <stop stopColor="#dfe9ee" />
          <stop offset=".4" stopColor="#4f7f97" />
          <stop offset="1" stopColor="#12222b" />
        </linearGradient>
      </defs>
      {seats.map((seat) => (
        <g
          key={seat}
          transform={`translate(${(seat % across) * stepX} ${Math.floor(seat / across) * stepY})`}
        >
          {seat < taken ? <TakenSeat seat={seat} /> : <FreeSeat />}
        </g>
      ))}
    </svg>
  )
}

/** A pale patch and a nail. */
const FreeSeat = () => (
  <>
    <path d={`M0 0H${width}V${height}H0z`} fill="#ffedd0" opacity=".07" />
    <path d="M48 20l5 8" stroke="#000" strokeOpacity=".5" strokeWidth="3" strokeLinecap="round" />
    <circle cx={width / 2} cy="18" r="3.4" fill="#d9c9ae" />
  </>
)

const TakenSeat = ({ seat }: { seat: number }) => (
  <>
    <path d={`M6 8H${width + 6}V${height + 8}H6z`} fill="#000" opacity=".4" />
    <path d={`M0 0H${width}V${height}H0z`} fill="#241b15" />
    <path d={`M0 0H${width}L${width - 8} 8H8z`} fill="#5d4a3a" />
    <path d={`M0 0L8 8V${height - 8}L0 ${height}z`} fill="#46372b" />
    <path
      d={`M8 8H${width - 8}V${height - 8}H8z`}
      fill="url(#sprint-wall)"
      stroke="#c99c4a"
      strokeWidth="1.5"
    />
    <path d="M14 9H34L74 88H38z" fill="#ffedc4" opacity=".13" />
    <path d={`M9 82H${width - 9}V${height - 9}H9z`} fill="#120d09" opacity=".55" />
    <g fill={`url(#sprint-${seat % 2 ? 'cool' : 'warm'})`}>
      <path d={motifs[seat % motifs.length]} />
    </g>
  </>
)

/** The motifs of the pictures, one for each seat of a row: sphere, peaks, arch, steps, vessel and cone. */
const motifs = [
  'M46 42a21 21 0 1 1-.1 0zM22 78a7 7 0 1 1-.1 0z',
  'M14 84l18-40 18 40zM40 84l20-54 20 54z',
  'M24 84V52a22 22 0 0 1 44 0v32H56V54a10 10 0 0 0-20 0v30z',
  'M18 84V70h14V56h14V42h14V28h14v56z',
  'M20 58h40c0 16-8 26-20 26S20 74 20 58zM66 84l8-44 8 44z',
] as const
