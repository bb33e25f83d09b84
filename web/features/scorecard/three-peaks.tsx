const light = [
  ['far', '#a8967c', '#3b2f24'],
  ['near', '#efd9a8', '#5d442b'],
  ['high', '#c9a56a', '#46321f'],
] as const

/** The peaks of the Authority Gap Map in a picture 300 wide and 100 high, lit from the upper left. */
export function ThreePeaks() {
  return (
    <>
      <defs>
        {light.map(([id, lit, shaded]) => (
          <linearGradient key={id} id={`peak-${id}`} x2=".9" y2="1">
            <stop stopColor={lit} />
            <stop offset="1" stopColor={shaded} />
          </linearGradient>
        ))}
      </defs>
      <path d="M176 100 250 6 261.84 54.88 251.48 100z" fill="url(#peak-high)" />
      <path d="M250 6 300 100 251.48 100 261.84 54.88z" fill="#120e0a" />
      <path d="M0 100 50 60 58 80.8 51 100z" fill="url(#peak-far)" />
      <path d="M50 60 108 100 51 100 58 80.8z" fill="#120e0a" />
      <path d="M84 100 150 34 160.56 68.32 151.32 100z" fill="url(#peak-near)" />
      <path d="M150 34 216 100 151.32 100 160.56 68.32z" fill="#120e0a" />
    </>
  )
}
