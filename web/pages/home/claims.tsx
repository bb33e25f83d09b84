/** The client's claims (public spec section 1), word for word. */
const claims = [
  ['15+', 'years leadership'],
  ['500+', 'placements'],
  ['90%', 'success rate'],
  ['10X', 'multiplier'],
]

export function Claims() {
  return (
    <section className="wide pb-room-gap" aria-labelledby="claims">
      <h2 id="claims" className="sr-only">
        In numbers
      </h2>
      <ul className="home-claims">
        {claims.map(([number, text]) => (
          <li key={number}>
            <span className="home-claim">{number}</span> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
