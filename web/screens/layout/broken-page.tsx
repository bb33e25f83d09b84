import { useRouteError } from 'react-router-dom'
import { Masthead } from './masthead.tsx'
import { Unavailable } from './unavailable.tsx'

/** What is left when a screen broke in the browser: the way round, and a way to try again. */
export function BrokenPage() {
  console.error('A screen broke', useRouteError())
  return (
    <>
      <Masthead />
      <main id="main">
        <Unavailable />
      </main>
    </>
  )
}
