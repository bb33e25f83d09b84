import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '../entrance/own-query.tsx'

/** Who wrote to the owner, or shared a result with them. */
export function Messages() {
  const api = useApi()
  const { data } = useOwnQuery('leads', () => dataOf(api.dashboard.leads.$get({ query: {} })))
  return (
    <section className="wide py-room-gap" aria-labelledby="messages-title">
      <h2 id="messages-title">Messages</h2>
      <ul>
        {data?.leads.map(({ id, name, email }) => (
          <li key={id}>
            {name} <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
