import { type ReactNode, useId } from 'react'
import type { Found } from './check.ts'

/** `blank` is the place where a seal will be, `pressing` while a badge is being checked. */
type SealState = Found['seal'] | 'blank' | 'pressing'

const middle = 120
/** The wavy rim of a seal, as a path around the middle. */
const rim = `M${Array.from({ length: 180 }, (_, step) => {
  const angle = (step / 180) * 2 * Math.PI
  const radius = 97 + 3.2 * Math.cos(angle * 30)
  return `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')}Z`
/** Where a broken seal came apart. */
const crack = '112 0 126 44 104 82 134 118 108 160 124 196 110 240'

const metal = {
  gilt: ['oklch(0.95 0.06 95)', 'var(--gilt)', 'var(--gilt-deep)'],
  faded: ['var(--wall-lit)', 'var(--wall-shade)', 'var(--edge)'],
  paper: ['var(--wall-lit)', 'var(--wall-lit)', 'var(--wall-shade)'],
  dull: ['var(--ebony-lit)', 'var(--ebony)', 'var(--ebony-deep)'],
} as const

/** A seal drawn as a thing; what it means stands beside it in words. */
export function Seal({ state, letter }: { state: SealState; letter: string }) {
  const id = `seal${useId().replace(/\W/g, '')}`
  return (
    <svg viewBox="0 0 240 240" aria-hidden className="block h-auto w-full overflow-visible" data-seal={state}>
      <defs>
        {Object.entries(metal).map(([name, [light, plain, deep]]) => (
          <radialGradient key={name} id={`${id}-${name}`} cx="0.32" cy="0.26" r="0.9">
            <stop offset="0" stopColor={light} />
            <stop offset="0.42" stopColor={plain} />
            <stop offset="1" stopColor={deep} />
          </radialGradient>
        ))}
        <filter id={`${id}-fall`} x="-30%" y="-30%" width="180%" height="180%">
          <feDropShadow dx="5" dy="8" stdDeviation="6" floodColor="oklch(0.2 0.02 50)" floodOpacity="0.32" />
        </filter>
        <clipPath id={`${id}-left`}>
          <path d={`M-20-20L${crack.split(' ').slice(0, 2).join(' ')} ${crack} -20 260Z`} />
        </clipPath>
        <clipPath id={`${id}-right`}>
          <path d={`M260-20L${crack.split(' ').slice(0, 2).join(' ')} ${crack} 260 260Z`} />
        </clipPath>
        <clipPath id={`${id}-half`}>
          <path d="M-20-20H120V260H-20Z" />
        </clipPath>
      </defs>
      <SealDrawing state={state} letter={letter} id={id} />
    </svg>
  )
}

function SealDrawing({ state, letter, id }: { state: SealState; letter: string; id: string }) {
  const fall = `url(#${id}-fall)`
  if (state === 'genuine')
    return (
      <g filter={fall}>
        <Disc fill={`url(#${id}-gilt)`}>
          <SealLetter>{letter}</SealLetter>
        </Disc>
      </g>
    )
  if (state === 'partly')
    return (
      <>
        <Outline />
        <g filter={fall}>
          <g clipPath={`url(#${id}-half)`}>
            <Disc fill={`url(#${id}-gilt)`}>
              <SealLetter>{letter}</SealLetter>
            </Disc>
          </g>
        </g>
      </>
    )
  if (state === 'revoked' || state === 'suspended')
    return (
      <g filter={fall}>
        <Disc fill={`url(#${id}-faded)`}>
          <SealLetter isFaint>{letter}</SealLetter>
          <path
            d={state === 'revoked' ? 'M30 196 210 44M44 210 224 58' : 'M78 76H162M62 120H178M78 164H162'}
            stroke="var(--ink)"
            strokeWidth={state === 'revoked' ? 5 : 4}
            strokeDasharray={state === 'revoked' ? undefined : '10 8'}
          />
        </Disc>
      </g>
    )
  if (state === 'expired' || state === 'not-yet')
    return (
      <g filter={fall}>
        <Disc fill={`url(#${id}-faded)`}>
          <path
            d={state === 'expired' ? 'M120 62V120L86 142' : 'M120 62V120L154 142'}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <circle cx={middle} cy={middle} r="6" fill="var(--ink)" />
        </Disc>
      </g>
    )
  if (state === 'broken')
    return (
      <>
        <g filter={fall} transform="translate(-10 4) rotate(-7 80 120)">
          <g clipPath={`url(#${id}-left)`}>
            <Disc fill={`url(#${id}-dull)`}>
              <SealLetter isLight>{letter}</SealLetter>
            </Disc>
          </g>
        </g>
        <g filter={fall} transform="translate(14 6) rotate(9 160 120)">
          <g clipPath={`url(#${id}-right)`}>
            <Disc fill={`url(#${id}-dull)`}>
              <SealLetter isLight>{letter}</SealLetter>
            </Disc>
          </g>
        </g>
      </>
    )
  if (state === 'blank' || state === 'pressing')
    return (
      <g filter={fall} className={state === 'pressing' ? 'motion-safe:animate-pulse' : undefined}>
        <Disc fill={`url(#${id}-paper)`}>
          <circle
            cx={middle}
            cy={middle}
            r="58"
            fill="none"
            stroke="oklch(0.2 0.02 50 / 0.07)"
            strokeWidth="2"
          />
        </Disc>
      </g>
    )
  return (
    <>
      <Outline />
      {state === 'unproven' ? (
        <SealLetter isFaint>?</SealLetter>
      ) : (
        <circle cx={middle} cy={middle} r="5" fill="var(--ink-soft)" />
      )}
    </>
  )
}

/** The wax or metal of a seal, with its inner ring. */
function Disc({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <>
      <path d={rim} fill={fill} />
      <circle
        cx={middle}
        cy={middle}
        r="76"
        fill="none"
        stroke="oklch(0.2 0.02 50 / 0.28)"
        strokeWidth="2.5"
      />
      <circle
        cx={middle - 1}
        cy={middle - 1}
        r="76"
        fill="none"
        stroke="oklch(1 0 0 / 0.4)"
        strokeWidth="1.5"
      />
      {children}
    </>
  )
}

/** Where no seal is: what is missing is a dashed line. */
const Outline = () => (
  <circle
    cx={middle}
    cy={middle}
    r="97"
    fill="var(--wall-lit)"
    stroke="var(--edge)"
    strokeWidth="2"
    strokeDasharray="7 6"
  />
)

function SealLetter({
  children,
  isFaint = false,
  isLight = false,
}: {
  children: string
  isFaint?: boolean
  isLight?: boolean
}) {
  const ink = isLight ? 'oklch(0.95 0.01 88 / 0.75)' : isFaint ? 'var(--ink-soft)' : 'oklch(0.3 0.06 70)'
  return (
    <text
      x={middle}
      y={middle + 31}
      textAnchor="middle"
      fill={ink}
      style={{ font: 'italic 500 92px var(--serif)' }}
    >
      {children}
    </text>
  )
}
