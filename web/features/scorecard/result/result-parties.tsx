import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import type { ScorecardSubmission } from '#schema/scorecard/scorecard-answers.ts'
import { Link } from '#web/ui/link.tsx'
import { useScorecard } from '../scorecard-context.tsx'

type Props = { result: ScorecardSubmission }

/** The expert of the scorecard, and who took it. */
export function ResultParties({ result }: Props) {
  const { owner, isDialog } = useScorecard()
  if (isDialog) return <p className="text-ink-soft">{result.name}</p>
  return (
    <p className="text-ink-soft">
      {owner ? (
        <>
          <Link to={paths.profile.href(owner.profileUrl)}>{owner.name}</Link>’s scorecard
        </>
      ) : (
        `Hang Your ${brand.name} Scorecard`
      )}{' '}
      · {result.name}
    </p>
  )
}

/** Redirects a result to the page of its own expert. */
export function useOwnAddress({ profileUrl, token }: ScorecardSubmission) {
  const { isDialog } = useScorecard()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const own = profileUrl
    ? paths.ownerScorecard.href(profileUrl, { result: token })
    : paths.scorecard.href({ result: token })
  const isElsewhere = !isDialog && !own.startsWith(`${pathname}?`)
  useEffect(() => {
    if (isElsewhere) void navigate(own, { replace: true })
  }, [isElsewhere, own, navigate])
}
