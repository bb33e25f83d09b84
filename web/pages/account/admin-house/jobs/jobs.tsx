import type { JobOutcome, JobRow } from '#schema/administration/jobs.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { ActionButton } from '#web/features/administration/action-button.tsx'
import { AdministrationList } from '#web/features/administration/administration-list.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { useListParams } from '#web/features/administration/use-list-params.ts'
import { Select } from '#web/ui/select.tsx'
import { JobList } from './job-list.tsx'

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
  const rows = query.rows?.filter((job) => isSought(job) && !(isUnwellOnly && isWell(job)))
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
        noun={['job', 'jobs']}
        summary={healthOf(rows ?? [])}
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
        empty="There are no jobs."
        list={(jobs) => (
          <JobList
            jobs={jobs}
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
        )}
      />
    </section>
  )
}

const isWell = ({ state }: JobRow) => state === 'ok'

/** What is wrong comes first. */
const weight = (job: JobRow) => (isWell(job) ? 1 : 0)

function healthOf(jobs: readonly JobRow[]): string {
  const unwellJobs = jobs.filter((job) => !isWell(job)).length
  if (unwellJobs) return `${unwellJobs} not well`
  return jobs.length === 1 ? 'well' : 'all well'
}
