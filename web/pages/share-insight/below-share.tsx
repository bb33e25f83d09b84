import { Community } from './community.tsx'
import { FourQuestions } from './four-questions.tsx'
import { WhatItAsks } from './what-it-asks.tsx'

/** What stands under the invitation to share. */
export function BelowShare() {
  return (
    <>
      <FourQuestions />
      <WhatItAsks />
      <Community />
    </>
  )
}
