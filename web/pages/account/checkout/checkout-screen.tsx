import { useSearchParams } from 'react-router-dom'
import { PageHead } from '#web/client/page-head.tsx'
import { LevelChoice } from './level-choice.tsx'
import { PurchaseSteps } from './purchase-steps.tsx'

const levelIn = (search: URLSearchParams) =>
  ([1, 2, 3] as const).find((level) => `${level}` === search.get('level'))

/** Checkout: the contact, then the card, for the level that the address names (account spec section 2). */
export function Component() {
  const [search] = useSearchParams()
  const level = levelIn(search)
  return (
    <>
      <PageHead title="Checkout" description="Buy a level: your details, then your card." hidden />
      {level ? <PurchaseSteps key={level} level={level} /> : <LevelChoice isUnknown={search.has('level')} />}
    </>
  )
}
