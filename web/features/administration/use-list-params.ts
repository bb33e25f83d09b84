import { useSearchParams } from 'react-router-dom'
import type { ListParams } from '#schema/administration/hrefs.ts'

/**
 * The parameters of the list in the address: `search`, `sort` (`name`, or `-name` for descending), filters.
 * `changeParams` changes some of them; an empty value is left out.
 */
export function useListParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const params: ListParams = Object.fromEntries(searchParams)
  const changeParams = (changes: ListParams) =>
    setSearchParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { params, changeParams }
}
