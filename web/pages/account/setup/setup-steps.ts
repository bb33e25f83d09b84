import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isEmail } from '#schema/email.ts'
import { pageIntros } from '#web/features/accounts/page-intros.ts'
import { hasText, type SetupValues } from '#web/features/onboarding/stored-setup.ts'

/** The five steps (account spec section 2), with what each is for, and what it still lacks. */
export const setupSteps = [
  {
    title: 'Profile Setup',
    lead: pageIntros.setup,
    missing: ({ profile }: SetupValues) => [
      ...(profile.name.trim() ? [] : ['your full name']),
      ...(isEmail(profile.email) ? [] : ['your email']),
    ],
  },
  {
    title: 'Expertise Definition',
    lead: 'What you solve, and for whom.',
    missing: ({ expertise }: SetupValues) => (expertise.coreProblem.trim() ? [] : ['the core problem']),
  },
  {
    title: 'Story 1',
    lead: 'One time that you solved it. It becomes a draft that only you see.',
    missing: ({ stories }: SetupValues) => (hasText(stories.story1) ? [] : ['a story']),
  },
  {
    title: 'Story 2',
    lead: 'Another time, in another place if you can.',
    missing: ({ stories }: SetupValues) => (hasText(stories.story2) ? [] : ['a second story']),
  },
  {
    title: 'References',
    lead: 'Two people who were there. They confirm what they saw, in their own words.',
    missing: () => [],
  },
] as const

export const lastSetupStep = setupSteps.length - 1

/** Which step is shown: the address says which, so that the back button goes a step back. */
export function useSetupStep() {
  const [search, setSearch] = useSearchParams()
  const stepParam = search.get('step')
  const stepIndex = stepParam && /^[1-5]$/.test(stepParam) ? Number(stepParam) - 1 : 0
  const goTo = (next: number) => setSearch({ step: String(next + 1) }, { preventScrollReset: true })
  // One comes from the sign-in after registering.
  const [wasRegistered] = useState(() => search.has('registered'))
  const [wasResumed] = useState(() => !stepParam)
  useEffect(() => {
    // Where one begins without a step in the address, it is written there: the way back then leads off the page.
    if (wasResumed && !stepParam) setSearch({ step: '1' }, { replace: true, preventScrollReset: true })
  }, [wasResumed, stepParam, setSearch])
  return { stepIndex, goTo, wasRegistered }
}
