import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Removes the client secret that Stripe adds to the address. */
export function useWithoutSecret() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const stripes = [...search.keys()].filter((name) => /_client_secret$|^redirect_status$/.test(name))
    if (!stripes.length) return
    const rest = new URLSearchParams(search)
    for (const name of stripes) rest.delete(name)
    void navigate({ search: `${rest}` }, { replace: true, preventScrollReset: true })
  }, [search, navigate])
}
