import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { staleReads } from './stale-reads.ts'

const leads = ['own', 'leads']
const list = [...leads, 'list']

/** A list that somebody looks at, whose reads are answered by hand. */
function observed() {
  const queryClient = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const read = vi.fn(() => new Promise<string>((resolve) => void answers.push(resolve)))
  new QueryObserver(queryClient, { queryKey: list, queryFn: read }).subscribe(() => {})
  return { queryClient, answers, read }
}

test('what was being read when a change was shown is read again once it is saved', async () => {
  const { queryClient, answers, read } = observed()
  const reread = staleReads(queryClient, leads)
  answers[0]?.('as it was')
  await vi.waitFor(() => expect(queryClient.getQueryData(list)).toBe('as it was'))
  const done = reread()
  answers[1]?.('as it is')
  await done
  expect(queryClient.getQueryData(list)).toBe('as it is')
  expect(read).toHaveBeenCalledTimes(2)
})

test('what nobody was reading stays as it is shown', async () => {
  const { queryClient, answers, read } = observed()
  answers[0]?.('as it was')
  await vi.waitFor(() => expect(queryClient.getQueryData(list)).toBe('as it was'))
  const reread = staleReads(queryClient, leads)
  queryClient.setQueryData(list, 'changed')
  await reread()
  expect(queryClient.getQueryData(list)).toBe('changed')
  expect(read).toHaveBeenCalledTimes(1)
})
