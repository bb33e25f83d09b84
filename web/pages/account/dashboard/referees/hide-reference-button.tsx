import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestedReference } from '#schema/references/reference-answers.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Hides or shows a reference; the button keeps its place and the focus. */
export function HideReferenceButton({
  invitation: { id, name, isHidden },
}: {
  invitation: RequestedReference
}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      dataOf(
        api.references[':id'][':action{hide|show}'].$post({
          param: { id: String(id), action: isHidden ? 'show' : 'hide' },
          json: {},
        }),
      ),
    onSuccess: async () => {
      showToast(
        isHidden
          ? { title: 'Shown again', description: `What ${name} said counts as before.` }
          : {
              title: 'Hidden',
              description: `What ${name} said no longer counts. One press brings it back.`,
            },
      )
      await queryClient.invalidateQueries({ queryKey: [ownKey] })
    },
    onError: (error) => showFailure(isHidden ? 'It is still hidden' : 'It was not hidden', error),
  })
  return (
    <Button variant={isHidden ? 'plain' : 'quiet'} disabled={isPending} onClick={() => mutate()}>
      {isHidden ? 'Show again' : 'Hide'}
      <span className="sr-only"> the reference by {name}</span>
    </Button>
  )
}
