import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type EnteredSetup, hasText, isNamed } from '#web/features/onboarding/kept-setup.ts'
import type { Finding, FoundField } from '#web/features/onboarding/reading/finding.ts'
import { withoutIcons } from './finding-labels.ts'
import { placeFor, stillStands, type Taken } from './taking.ts'

/** What somebody did with a finding so far; `value` is what they changed it to. */
export type Choice = { is?: 'left' | 'taken'; value?: string; taken?: Taken }
export type Choices = Readonly<Record<number, Choice>>

/** One thing of a file, with its index in the list and what became of it. */
export type Offer = Choice & {
  finding: Finding
  index: number
  value: string
  /** Where it would go; undefined where both places are in use. */
  goesTo: Taken | undefined
  /** Whether what was taken still stands as it was taken, so that it can be undone. */
  stands: boolean
}

/** Takes, changes and leaves what a file says, one by one or several at once; every press can be undone. */
export function useTaking(
  findings: readonly Finding[],
  choices: Choices,
  onChoices: (choices: Choices) => void,
) {
  const { getValues, setValue } = useFormContext<EnteredSetup>()
  const entered = useWatch<EnteredSetup>() as EnteredSetup
  const [told, setTold] = useState('')

  const offers = findings.map((finding, index): Offer => {
    const mark = choices[index] ?? {}
    const value = mark.value ?? withoutIcons(finding.value)
    return {
      ...mark,
      finding,
      index,
      value,
      goesTo: placeFor({ ...finding, value }, entered),
      stands: mark.taken !== undefined && stillStands(mark.taken, entered),
    }
  })
  const mark = (changed: Choices, words: string) => {
    onChoices({ ...choices, ...changed })
    setTold(words)
  }
  const take = (chosen: readonly Offer[], words: string) => {
    const changed: Record<number, Choice> = {}
    for (const { finding, index, value } of chosen) {
      const taken = placeFor({ ...finding, value }, getValues())
      if (!taken) continue
      setValue(taken.path, taken.value)
      changed[index] = { is: 'taken', value, taken }
    }
    mark(changed, words)
  }
  const undo = (chosen: readonly Offer[], words: string) => {
    for (const { taken, stands } of chosen.toReversed())
      if (taken && stands) setValue(taken.path, taken.before)
    mark(Object.fromEntries(chosen.map(({ index, value }) => [index, { value }])), words)
  }
  /** What one press takes of several: each into a place of its own that is still empty. */
  const together = (several: readonly Offer[]): Offer[] => {
    const { story1, story2 } = entered.stories
    const { ref1, ref2 } = entered.references
    const free: Partial<Record<FoundField, number>> = {
      story: [story1, story2].filter((story) => !hasText(story)).length,
      person: [ref1, ref2].filter((person) => !isNamed(person)).length,
    }
    return several.filter(({ is, value, goesTo, finding: { what } }) => {
      const left = free[what] ?? 1
      if (is || !goesTo || goesTo.instead || !value.trim() || !left) return false
      free[what] = left - 1
      return true
    })
  }
  const leave = ({ index, value }: Offer, words: string) => mark({ [index]: { is: 'left', value } }, words)
  const change = ({ index }: Offer, value: string) => onChoices({ ...choices, [index]: { value } })
  return { offers, told, take, undo, leave, change, together }
}

export type Taking = ReturnType<typeof useTaking>
