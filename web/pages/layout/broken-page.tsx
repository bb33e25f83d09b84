import { useRouteError } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { Masthead } from './masthead.tsx'

/** The page for a screen that broke, or could not be loaded offline; needs no further code. */
export function BrokenPage() {
  console.error('A screen broke', useRouteError())
  return (
    <>
      <Masthead />
      <main id="main" className="wide grid justify-items-start gap-s5 py-room-gap">
        <h1 className="text-head">This page could not be fetched</h1>
        <p>Perhaps the network is away for a moment. Nothing of yours is lost.</p>
        <Button variant="main" onClick={() => location.reload()}>
          Try again
        </Button>
      </main>
    </>
  )
}
