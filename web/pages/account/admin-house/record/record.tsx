import type { RecordRow } from '#schema/decisions/decision-answers.ts'
import { decisionSubjects } from '#schema/decisions/decision-subjects.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Select } from '#web/ui/select.tsx'
import { didWhat, subjectNames } from './sentences.ts'

/** Where what a row is about can be looked at; money without an order has no page. */
function placeOf({ subject, about, accountId }: RecordRow): string | undefined {
  if (subject === 'order' && !about.startsWith('pi_'))
    return paths.adminHouse.href('payments', { order: about })
  if (subject === 'sprint') return paths.adminHouse.href('sprints', { sprint: about })
  return accountId ? paths.adminHouse.href('people', { account: accountId }) : undefined
}

const columns: Column<RecordRow>[] = [
  {
    label: 'What',
    cell: (row) => {
      const to = placeOf(row)
      return (
        <>
          {didWhat(row)}
          {row.about && ': '}
          {row.about && to ? (
            <Link className="link" to={to}>
              {row.about}
            </Link>
          ) : (
            row.about
          )}
        </>
      )
    },
  },
  { label: 'Who', cell: ({ by }) => by },
  { label: 'When', cell: ({ at }) => <LocalTime iso={at} withHour /> },
  { label: 'Why', cell: ({ note }) => <ExpandableText text={note} at={140} /> },
]

/** Every verdict and every action of an administrator: who, when, what, why. */
export function DecisionsRecord() {
  const api = useApi()
  const { params, changeParams } = useListParams()
  const { by, account } = params
  const subject = decisionSubjects.find((subject) => subject === params.subject)
  const query = useAdministrationList(
    ['record', subject, by, account],
    (cursor) => dataOf(api.admin.decisions.$get({ query: { subject, by, account, cursor } })),
    'Failed to fetch the record',
  )
  const isFiltered = Boolean(subject || by || account)
  return (
    <>
      <h2>Record</h2>
      <AdministrationList
        caption="The record, the newest first"
        noun={['entry', 'entries']}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Nothing was decided yet."
        isFiltered={isFiltered}
        tools={
          <>
            <Select
              label="About"
              value={subject ?? ''}
              onChange={({ currentTarget: { value } }) => changeParams({ subject: value || undefined })}
            >
              <option value="">Everything</option>
              {decisionSubjects.map((subject) => (
                <option key={subject} value={subject}>
                  {subjectNames[subject]}
                </option>
              ))}
            </Select>
            {(by || account) && (
              <Button onClick={() => changeParams({ by: undefined, account: undefined })}>
                {account ? 'About everybody' : 'By everybody'}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}
