const rows = [
  ['Begin', 'With a job title and a keyword', 'With your challenge, in your own words'],
  ['Read', 'Duties, post by post', 'Problems solved, told as stories'],
  ['Trust', 'References on request', 'Two referees or more, by name'],
  ['Check', 'Nothing you can see', 'Every check, and the day it ran'],
  ['Ask', 'When the interview comes', 'Now: the agent answers and names its story'],
] as const

/** Finding an expert as it was, beside how it is here. */
export function TwoWays() {
  return (
    <section className="wide two-ways py-room-gap">
      <h2 id="two-ways">Two ways to find somebody</h2>
      <table aria-labelledby="two-ways">
        <thead>
          <tr>
            <td />
            <th scope="col">The old way</th>
            <th scope="col">The new way</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([step, old, now]) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{old}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
