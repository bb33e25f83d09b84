import { useNavigate } from 'react-router-dom'

/** Leads to another page, out of a handler. */
export function useGoTo(): (to: string) => void {
  const navigate = useNavigate()
  return (to) => void navigate(to)
}
