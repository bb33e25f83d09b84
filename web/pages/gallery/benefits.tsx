const benefits = [
  [
    'Found by the problem',
    'Visitors describe what they are facing. The sentence of yours that answers it is lit, and leads to you.',
  ],
  [
    'Believed by name',
    'Two referees or more confirm what you did. Beside each stands which checks ran, and when.',
  ],
  [
    'Asked at any hour',
    'Your agent answers only from what you published, and says which story it quotes. Where it has none, it says so.',
  ],
  [
    'Seen at first sight',
    'Your picture is drawn from your name, your areas and your skills. Nobody else has it, and nobody needs your photograph.',
  ],
] as const

/** What hanging here does for an expert. */
export function Benefits() {
  return (
    <section className="wide pb-room-gap">
      <h2 className="max-w-[13em]">What visitors find here is what you gain by hanging here.</h2>
      <ul className="benefits">
        {benefits.map(([title, sentence]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
