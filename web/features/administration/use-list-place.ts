import { useSearchParams } from 'react-router-dom'
import type { ListPlace } from '#schema/administration/places.ts'

/**
 * The parameters of the list in the address: `search`, `sort` (`name`, or `-name` for descending), filters.
 * `changePlace` changes some of them; an empty value is left out.
 */
export function useListPlace() {
  const [params, setParams] = useSearchParams()
  const place: ListPlace = Object.fromEntries(params)
  const changePlace = (changes: ListPlace) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { place, changePlace }
}
