import { Badge } from '#web/ui/badge.tsx'

const colours = [
  ['Unframed', 'red'],
  ['Framing', 'yellow'],
  ['Positioned', 'blue'],
  ['Validated', 'green'],
] as const

/** A stage in its colour, by the first of these words that it holds, else grey (account spec section 5). */
export function StageBadge({ stage }: { stage: string }) {
  const [, colour = 'grey'] = colours.find(([word]) => stage.includes(word)) ?? []
  return (
    <span className="account-stage" data-colour={colour}>
      {stage}
    </span>
  )
}

export const SupportBadge = ({ isWanted }: { isWanted: boolean }) => (
  <Badge kind={isWanted ? 'default' : 'outline'}>{isWanted ? 'Yes' : 'No'}</Badge>
)
