import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { Address } from '#web/features/administration/list-cells.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { RoomButton } from './room-button.tsx'

/** Every sprint with its places and its link, or one with its people. */
export function Sprints() {
  const { sprint } = useListParams().params
  return sprint && /^\d{1,6}$/.test(sprint) ? <SprintPage key={sprint} number={sprint} /> : <SprintList />
}

function SprintList() {
  const api = useApi()
  const query = useAdministrationList(['sprints'], async () => {
    const { items } = await dataOf(api.admin.sprints.$get())
    return { rows: items, nextCursor: null }
  })
  return (
    <section className="grid gap-s4" aria-labelledby="sprints-title">
      <h2 id="sprints-title">Sprints</h2>
      <AdministrationList
        caption="Sprints"
        noun={['sprint', 'sprints']}
        query={query}
        rowKey={({ number }) => number}
        empty="No sprint is open yet."
        columns={[
          {
            label: 'Begins',
            cell: ({ number, startsAt }) => (
              <Link
                className="link inline-flex min-h-tap items-center"
                to={paths.adminHouse.href('sprints', { sprint: String(number) })}
              >
                <LocalTime iso={startsAt} withHour />
              </Link>
            ),
          },
          { label: 'Paid', cell: ({ paid, capacity }) => `${paid} of ${capacity}`, isNumber: true },
          { label: 'Held', cell: ({ held }) => held, isNumber: true },
          {
            label: 'Joined at',
            cell: ({ joinedAt }) => joinedAt ?? 'The coach writes',
          },
          {
            label: 'State',
            cell: ({ hasBegun }) => (
              <Badge kind={hasBegun ? 'outline' : 'default'}>{hasBegun ? 'Begun' : 'To come'}</Badge>
            ),
          },
        ]}
      />
    </section>
  )
}

function SprintPage({ number }: { number: string }) {
  const api = useApi()
  const query = useAdministrationList(
    ['sprint', number],
    async () => {
      const { people, ...sprint } = await dataOf(api.admin.sprints[':number'].$get({ param: { number } }))
      return { rows: people, nextCursor: null, sprint }
    },
    'This sprint could not be loaded',
  )
  const sprint = query.first?.sprint
  return (
    <section className="grid gap-s5" aria-labelledby="sprint-title">
      <p>
        <Link className="link inline-flex min-h-tap items-center" to={paths.adminHouse.href('sprints')}>
          All sprints
        </Link>
      </p>
      <header className="grid justify-items-start gap-s3">
        <h2 id="sprint-title" className="text-head">
          {sprint ? (
            <>
              Sprint of <LocalTime iso={sprint.startsAt} withHour />
            </>
          ) : (
            'One sprint'
          )}
        </h2>
        {sprint && (
          <>
            <p className="max-w-measure">
              {sprint.room
                ? `Its people join at ${sprint.room}`
                : 'It has no link of its own. Its people are given the link of every sprint, or read that the coach writes.'}
            </p>
            <RoomButton
              key={sprint.room}
              number={number}
              room={sprint.room}
              isMailed={query.rows?.some(({ remindedAt }) => remindedAt) === true}
            />
          </>
        )}
      </header>
      <AdministrationList
        caption="People of the sprint"
        noun={['person', 'people']}
        query={query}
        rowKey={({ orderId }) => orderId}
        empty="Nobody has a place yet."
        columns={[
          {
            label: 'Name',
            cell: ({ orderId, name }) => (
              <Link
                className="link inline-flex min-h-tap items-center"
                to={paths.adminHouse.href('payments', { order: orderId })}
              >
                {name}
              </Link>
            ),
          },
          { label: 'Email', cell: ({ email }) => <Address email={email} /> },
          {
            label: 'Place',
            cell: ({ state, heldUntil, isLeaving }) =>
              isLeaving ? (
                <Badge kind="outline">Refund under way</Badge>
              ) : state === 'paid' ? (
                <Badge kind="default">Paid</Badge>
              ) : (
                <Badge kind="secondary">
                  Held until {heldUntil && <LocalTime iso={heldUntil} withHour />}
                </Badge>
              ),
          },
          {
            label: 'Reminded',
            cell: ({ remindedAt }) => (remindedAt ? <LocalTime iso={remindedAt} withHour /> : 'Not yet'),
          },
        ]}
      />
    </section>
  )
}
