import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Removes the client secret that Stripe adds to the address. */
export function useStripSecret() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const secretParams = [...search.keys()].filter((name) => /_client_secret$|^redirect_status$/.test(name))
    if (!secretParams.length) return
    const rest = new URLSearchParams(search)
    for (const name of secretParams) rest.delete(name)
    void navigate({ search: `${rest}` }, { replace: true, preventScrollReset: true })
  }, [search, navigate])
}
