import { Link } from '#web/ui/link.tsx'

const quarters = ['top left', 'top right', 'bottom left', 'bottom right']

/** Four labels on a dial with the initials in its centre; pressing one opens what it names. */
export function Dial({
  initials,
  labels,
}: {
  initials: string
  labels: readonly { label: string; to: string }[]
}) {
  return (
    <div className="profiles-dial">
      {quarters.map((quarter, index) => {
        const { label, to } = labels[index] ?? { label: '', to: '' }
        const lines = wrappedLabel(label)
        const isLong = lines.some(({ length }) => length > maxLineLength)
        return (
          <Link key={quarter} to={to} aria-label={label} data-long={isLong || undefined}>
            {lines.join('\n')}
          </Link>
        )
      })}
      <i aria-hidden>{initials}</i>
    </div>
  )
}

const maxLineLength = 12
const maxLines = 3
/** The longest word that fits a quarter of the dial. */
const maxWordLength = 16

/**
 * Wraps a label into at most 3 lines of 12 characters (account spec section 2); a slightly longer word keeps its
 * line, a very long one is split.
 */
function wrappedLabel(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean).flatMap(parted)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length && longer.length <= maxLineLength) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', second = '', third = ''] = lines
  return lines.length > maxLines ? [first, second, `${third}…`] : lines
}

function parted(word: string): string[] {
  if (word.length <= maxWordLength) return [word]
  const parts = word.match(/.{1,11}/gu) ?? []
  return parts.map((part, index) => (index < parts.length - 1 ? `${part}-` : part))
}
