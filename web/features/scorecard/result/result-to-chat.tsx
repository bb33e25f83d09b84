import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { carriedResult, carryResult, onCarriedChange } from '#web/features/chat/carried-result.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { isPlainClick } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useScorecard } from '../scorecard-context.tsx'

/** Adds the result to the chat after saying what is shared. */
export function ResultToChat({ token }: { token: string }) {
  const api = useApi()
  const navigate = useNavigate()
  const { owner, leave } = useScorecard()
  const agent = owner ? paths.profile.href(owner.profileUrl, 'agent') : paths.coachAgent.href('agent')
  const goOn = () => leave(() => void navigate(agent))
  const isCarried = useSyncExternalStore(onCarriedChange, hasCarried, never)
  const [isFetching, setIsFetching] = useState(false)

  const take = async () => {
    setIsFetching(true)
    try {
      const result = await dataOf(api.scorecard[':token']['for-chat'].$get({ param: { token } }))
      if (!carryResult(result)) throw new Error('This browser keeps nothing')
      goOn()
    } catch (error) {
      console.error('The result could not be taken into the chat', error)
      setIsFetching(false)
      const description = 'Your result could not be taken along. Please try again in a moment.'
      showToast({ title: 'Error', description, variant: 'destructive' })
    }
  }
  return (
    <section className="wide scorecard-told print:hidden">
      <h2>Talk it over</h2>
      <div>
        <p className="max-w-[34em]">
          An expert’s agent can begin where you scored lowest, and quote the story on its page that comes
          nearest. It opens with {owner?.firstName ?? 'Adaeze'}’s; any other agent in the gallery will know
          your result as well.
        </p>
        <div className="mt-s5 flex flex-wrap items-center gap-x-s5 gap-y-s3">
          {isCarried ? (
            <>
              <ButtonLink
                to={agent}
                className="max-sm:w-full"
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  goOn()
                }}
              >
                Go on in the chat
              </ButtonLink>
              <Button variant="quiet" onClick={() => carryResult(undefined)}>
                Leave my result out
              </Button>
            </>
          ) : (
            <Button className="max-sm:w-full" disabled={isFetching} onClick={() => void take()}>
              Take my result into the chat
            </Button>
          )}
        </div>
        <p className="mt-s3 max-w-[34em] text-ink-soft text-small">
          Your stage, your points and your category go with what you ask in this tab, for a day at most, until
          you leave them out. Your name, your email address and your answers stay here.
        </p>
      </div>
    </section>
  )
}

const hasCarried = () => Boolean(carriedResult())
const never = () => false
