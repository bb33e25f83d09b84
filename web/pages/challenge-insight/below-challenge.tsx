import { AnsweredChallenge } from './answered-challenge.tsx'
import { BeforeYouTalk } from './before-you-talk.tsx'
import { RatherAPerson } from './rather-a-person.tsx'

/** What stands under the line on which a challenge is written. */
export function BelowChallenge() {
  return (
    <>
      <AnsweredChallenge />
      <BeforeYouTalk />
      <RatherAPerson />
    </>
  )
}
