import { type ReactNode, useState } from 'react'
import type { JobRow, JobSchedule } from '#schema/administration/jobs.ts'
import { ExpandableText } from '#web/features/administration/list-cells.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LocalTime } from '#web/ui/local-time.tsx'
import { Fact } from '../fact.tsx'

type Actions = (job: JobRow) => ReactNode

/** The jobs, a line each that folds; those that are not well begin open. */
export const JobList = ({ jobs, actions }: { jobs: readonly JobRow[]; actions: Actions }) => (
  <ul className="account-jobs">
    {jobs.map((job) => (
      <li key={job.name} data-row={job.name} tabIndex={-1}>
        <Job job={job} actions={actions} />
      </li>
    ))}
  </ul>
)

function Job({ job, actions }: { job: JobRow; actions: Actions }) {
  const { does, name, problem, startedAt, tookMs } = job
  const [startsOpen] = useState(job.state !== 'ok')
  return (
    <details className="disclosure" open={startsOpen}>
      <summary>
        <span>{does}</span>
        <JobState job={job} />
      </summary>
      {problem && (
        <p className="pb-s3 text-label">
          <ExpandableText text={problem} at={90} />
        </p>
      )}
      <dl className="account-facts text-label">
        <Fact label="Last run">
          {startedAt ? <LocalTime iso={startedAt} withHour /> : 'Never'}
          {tookMs !== null && `, took ${lasting(tookMs)}`}
        </Fact>
        <Fact label="Next">
          <NextRun job={job} />
        </Fact>
        <Fact label="Name">
          <code className="font-mono text-small">{name}</code>
        </Fact>
      </dl>
      {actions(job)}
    </details>
  )
}

const states: Record<JobRow['state'], string> = {
  ok: 'Well',
  failing: 'Fails',
  quiet: 'Missed',
  never: 'Never ran',
}

function JobState({ job: { state, outcome } }: { job: JobRow }) {
  if (state !== 'ok') return <Badge kind="default">{states[state]}</Badge>
  return <span className="text-ink-soft">{outcome === 'running' ? 'Running' : states[state]}</span>
}

const schedules: Record<NonNullable<JobSchedule>, string> = {
  minute: 'Every minute',
  minuteAsking: 'Every minute',
  hour: 'Every hour',
  hourAsking: 'Every hour',
  night: 'Every night',
}

const NextRun = ({ job: { nextAt, when } }: { job: JobRow }) =>
  nextAt && when ? (
    <>
      {schedules[when]}, <LocalTime iso={nextAt} withHour />
    </>
  ) : (
    'By hand only'
  )

const lasting = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)
