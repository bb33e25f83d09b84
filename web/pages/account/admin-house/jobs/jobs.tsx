import type { JobOutcome, JobRow, JobSchedule } from '#schema/administration/jobs.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { ExpandableText } from '#web/features/administration/list-cells.tsx'
import type { Column } from '#web/features/administration/list-table.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Badge, type BadgeKind } from '#web/ui/badge.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Select } from '#web/ui/select.tsx'

const schedules: Record<NonNullable<JobSchedule>, string> = {
  minute: 'Every minute',
  minuteAsking: 'Every minute',
  hour: 'Every hour',
  hourAsking: 'Every hour',
  night: 'Every night',
}

/** The filter of the address. */
const unwell = 'unwell'

/** Every job with its last run and its next one, and running it now. */
export function Jobs() {
  const api = useApi()
  const query = useAdministrationList(['jobs'], async () => {
    const { items } = await dataOf(api.admin.jobs.$get())
    return { rows: items.toSorted((one, other) => weight(one) - weight(other)), nextCursor: null }
  })
  const { params, changeParams } = useListParams()
  const { search = '', state } = params
  const isUnwellOnly = state === unwell
  const isSought = ({ name, does }: JobRow) => `${name} ${does}`.toLowerCase().includes(search.toLowerCase())
  const rows = query.rows?.filter((job) => isSought(job) && !(isUnwellOnly && job.state === 'ok'))
  const run = async (name: string) => {
    const { outcome, problem }: JobOutcome = await dataOf(
      api.admin.jobs[':name'].run.$post({ param: { name }, json: {} }),
    )
    const error = `It ran and failed: ${problem ?? 'it gave no reason'}`
    if (outcome === 'failed') throw new CallFailed(500, JSON.stringify({ code: 'INTERNAL', error }), '')
  }
  return (
    <section className="grid gap-s4" aria-labelledby="jobs-title">
      <h2 id="jobs-title">Jobs</h2>
      <AdministrationList
        caption="Jobs"
        noun={['job', 'jobs']}
        query={{ ...query, rows }}
        search="Search by what a job does..."
        isFiltered={isUnwellOnly}
        unmatched={isUnwellOnly && !search ? 'All jobs are well.' : 'Nothing matches.'}
        tools={
          <Select
            label="State"
            labelHidden
            className="w-full sm:w-auto"
            value={isUnwellOnly ? unwell : ''}
            onChange={({ currentTarget }) => changeParams({ state: currentTarget.value })}
          >
            <option value="">All jobs</option>
            <option value={unwell}>Not well</option>
          </Select>
        }
        rowKey={({ name }) => name}
        empty="There are no jobs."
        columns={columns}
        actions={({ name, does }) => (
          <ActionButton
            variant="quiet"
            action={{
              title: `Run ${name} now?`,
              description: `${does} It does nothing twice, and can take up to half a minute.`,
              confirmLabel: 'Run it',
              run: () => run(name),
              successMessage: `${name} ran and ended well.`,
            }}
          >
            Run
          </ActionButton>
        )}
      />
    </section>
  )
}

const running = ['Running', 'secondary'] as const
const states: Record<JobRow['state'], [word: string, kind: BadgeKind]> = {
  ok: ['Well', 'outline'],
  failing: ['Fails', 'default'],
  quiet: ['Missed', 'default'],
  never: ['Never ran', 'default'],
}

function JobState({ job: { state, outcome, problem } }: { job: JobRow }) {
  const [word, kind] = state === 'ok' && outcome === 'running' ? running : states[state]
  return (
    <span className="grid justify-items-start gap-s1">
      <Badge kind={kind}>{word}</Badge>
      {problem && <ExpandableText text={problem} at={90} />}
    </span>
  )
}

const columns: Column<JobRow>[] = [
  {
    label: 'Job',
    shown: ({ name, does }) => (
      <>
        {does}
        <code className="mt-s1 block font-mono text-ink-soft text-small">{name}</code>
      </>
    ),
  },
  { label: 'State', shown: (job) => <JobState job={job} /> },
  {
    label: 'Last run',
    shown: ({ startedAt }) => (startedAt ? <LocalTime iso={startedAt} withHour /> : 'Never'),
  },
  { label: 'Took', shown: ({ tookMs }) => (tookMs === null ? '–' : lasting(tookMs)), isNumber: true },
  {
    label: 'Next',
    shown: ({ nextAt, when }) =>
      nextAt && when ? (
        <span>
          {schedules[when]}, <LocalTime iso={nextAt} withHour />
        </span>
      ) : (
        'By hand only'
      ),
  },
]

/** What is wrong comes first. */
const weight = ({ state }: JobRow) => (state === 'ok' ? 1 : 0)

const lasting = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)
