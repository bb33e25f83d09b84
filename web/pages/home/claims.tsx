/** The house's own claims (public spec section 1), as they stand there. */
const claims = [
  ['15+', 'years leadership'],
  ['500+', 'placements'],
  ['90%', 'success rate'],
  ['10X', 'multiplier'],
]

/** Written large on the wall, as a gallery writes its first sentence. */
export function Claims() {
  return (
    <section className="wide pb-room-gap" aria-labelledby="claims">
      <h2 id="claims" className="sr-only">
        In numbers
      </h2>
      <ul className="home-claims">
        {claims.map(([number, what]) => (
          <li key={number}>
            <span className="home-claim">{number}</span> {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
