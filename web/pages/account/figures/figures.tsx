import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { useOwnQuery } from '../entrance/own-query.tsx'

/** How many people looked at the owner's pages. */
export function Figures() {
  const api = useApi()
  const { data } = useOwnQuery('figures', () => dataOf(api.dashboard.figures.$get({ query: { days: '30' } })))
  return (
    <section className="wide py-room-gap" aria-labelledby="figures-title">
      <h2 id="figures-title">Who has been looking</h2>
      {data && <p>{data.totals.views} views in thirty days</p>}
    </section>
  )
}
