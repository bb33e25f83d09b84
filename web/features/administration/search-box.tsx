import { useState } from 'react'
import { useSearchAfterTyping } from '#web/ui/forms/use-search-after-typing.ts'

/** A search box that searches a moment after typing stops. */
export function SearchBox({
  label,
  value,
  onSearch,
}: {
  label: string
  value: string
  onSearch: (search: string) => void
}) {
  const [typed, setTyped] = useState(value)
  useSearchAfterTyping(typed, { searched: value, pauseMs: 300, search: onSearch })
  return (
    <input
      type="search"
      aria-label={label.replace('...', '')}
      placeholder={label}
      className="min-h-tap w-full max-w-[26rem] rounded-tool border border-edge bg-wall-lit px-s4 text-[1rem] sm:text-label"
      value={typed}
      maxLength={120}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
