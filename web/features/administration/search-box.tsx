import { useEffect, useEffectEvent, useState } from 'react'

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
  const wanted = typed.trim()
  const search = useEffectEvent(() => onSearch(wanted))
  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(search, 300)
    return () => clearTimeout(timer)
  }, [wanted, value])
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
