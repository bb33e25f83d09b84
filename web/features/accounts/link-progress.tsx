import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from './notice.tsx'

/** The text of a page while its link is opened; the page's last lines are shown once it is open. */
export function LinkProgress({ title, lead, progress }: { title: string; lead: string; progress: string }) {
  return (
    <div data-opening className="grid gap-s3">
      <h1 className="text-head">{title}</h1>
      <p className="max-w-[27rem] text-ink-soft text-lead">{lead}</p>
      <p role="status" className="text-ink-soft">
        {progress}
      </p>
    </div>
  )
}

/** A link that could not be read just now, with the button that tries again. */
export const LinkError = ({
  title,
  error,
  link: { isFetching, refetch },
}: {
  title: string
  error: unknown
  link: { isFetching: boolean; refetch: () => unknown }
}) => (
  <>
    <h1 className="text-head">{title}</h1>
    <Notice>{sentenceOf(error, 'Your link could not be opened just now.')}</Notice>
    <Button variant="main" disabled={isFetching} onClick={() => void refetch()}>
      {isFetching ? 'Opening…' : 'Try again'}
    </Button>
  </>
)
