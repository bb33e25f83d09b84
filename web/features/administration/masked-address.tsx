import { useMutation } from '@tanstack/react-query'
import { sentenceOf } from '#web/client/api.ts'
import { Button } from '#web/ui/button.tsx'

/** An email address, masked until its full form is asked for. */
export function MaskedAddress({ masked, show }: { masked: string; show: () => Promise<{ to: string }> }) {
  const shown = useMutation({ mutationFn: show })
  if (shown.data)
    return (
      <span ref={takeFocus} tabIndex={-1} className="administration-address outline-none">
        {shown.data.to}
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-s3">
      <span className="administration-address">{masked}</span>
      <Button variant="quiet" disabled={shown.isPending} onClick={() => shown.mutate()}>
        Show<span className="sr-only"> the whole address; that is recorded</span>
      </Button>
      {shown.isError && (
        <span role="alert" className="text-small">
          {sentenceOf(shown.error, 'It could not be shown.')}
        </span>
      )}
    </span>
  )
}

/** The button that was pressed is gone. */
const takeFocus = (address: HTMLElement | null) => address?.focus({ preventScroll: true })
