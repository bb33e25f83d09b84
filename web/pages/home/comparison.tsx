const rows = [
  ['What it opens with', 'Posts held, and their dates', 'The problem this person solves'],
  ['What it tells', 'Duties, in bullet points', 'Stories: situation, task, action, result'],
  ['Who says so', 'The author. References on request.', 'Named referees, story by story'],
  ['What was checked', 'Nothing you can see', 'Each check is listed, with its date'],
  ['If you have a question', 'Wait for the interview', 'Ask the agent now'],
  ['How you find it', 'By job title', 'By describing your challenge'],
]

/** A comparison of a CV and a Rembrandt: questions, each with two answers, at every width. */
export function CvComparison() {
  return (
    <section className="wide home-beside pb-room-gap" aria-labelledby="compared">
      <div>
        <h2 id="compared">Side by side</h2>
        <p>The same working life, written down in two ways.</p>
      </div>
      <table className="home-compared" aria-labelledby="compared">
        <thead>
          <tr>
            <th scope="col">A traditional CV</th>
            <th scope="col">A Rembrandt</th>
          </tr>
        </thead>
        {rows.map(([question, cv, rembrandt]) => (
          <tbody key={question}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {question}
              </th>
            </tr>
            <tr>
              <td>{cv}</td>
              <td>{rembrandt}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}
