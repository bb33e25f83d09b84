import { useMutation } from '@tanstack/react-query'
import { badgeHref } from '#schema/badges/addresses.ts'
import type { OwnBadge } from '#schema/badges/badge-answers.ts'
import { paths, services } from '#schema/paths.ts'
import { CallFailed, sentenceOf } from '#web/client/api.ts'
import { saveFile } from '#web/features/sharing/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'

/** A badge as files: its picture, which holds the credential, and the credential alone. */
export const BadgeFiles = ({ badge: { id } }: { badge: OwnBadge }) => (
  <ul className="accounts-ways">
    <BadgeFile
      name="The picture"
      description={`For a mail or a slide. The badge is inside the file: send it as a file, since a chat, a post or a screenshot drops it. Whoever gets it can check it at ${location.host}${paths.verify.href()}.`}
      from={`${services.api}/badges/${id}/picture.png`}
      file={`badge-${id}.png`}
    />
    <BadgeFile
      name="The badge alone"
      description="For a wallet that takes Open Badges 3.0, or for your records."
      from={badgeHref(id)}
      file={`badge-${id}.json`}
    />
  </ul>
)

function BadgeFile({
  name,
  description,
  from,
  file,
}: {
  name: string
  description: string
  from: string
  file: string
}) {
  const kind = file.slice(-4).replace('.', '').toUpperCase()
  const download = useMutation({
    mutationFn: async () => {
      const answer = await fetch(from)
      if (!answer.ok) throw new CallFailed(answer.status, await answer.text(), answer.statusText)
      saveFile(await answer.blob(), file)
    },
    onError: (error) => console.warn('A badge was not downloaded', error),
  })
  return (
    <li>
      <div>
        <b>
          {name} ({kind})
        </b>
        <p className="text-ink-soft text-small">{description}</p>
        {download.error && (
          <FieldError role="alert">
            {sentenceOf(download.error, 'It could not be downloaded just now. Please try again.')}
          </FieldError>
        )}
      </div>
      <Button variant="quiet" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? 'Downloading…' : 'Download'}
        <span className="sr-only"> {kind}</span>
      </Button>
    </li>
  )
}
