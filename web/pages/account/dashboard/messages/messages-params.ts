import { useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { paths } from '#schema/paths.ts'

export const messageLists = ['messages', 'conversations', 'unanswered', 'taught'] as const
export const unansweredStates = ['open', 'answered', 'dismissed'] as const
export const unansweredOrders = ['newest', 'most-asked'] as const

/** The list and the open item in the address. */
export type MessagesParams = {
  list: (typeof messageLists)[number]
  /** Of the messages. */
  show: 'all' | 'unanswered'
  search: string
  /** Of unanswered questions. */
  state: (typeof unansweredStates)[number]
  order: (typeof unansweredOrders)[number]
  lead?: number | undefined
  conversation?: string | undefined
  /** Unanswered questions. */
  questionId?: number | undefined
  /** What the agent was taught. */
  taught?: number | 'new' | undefined
}

const idIn = (text: string | null) => {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 ? id : undefined
}

/** Whether an address opens the messages without saying which of their lists. */
export const namesNoList = (search: URLSearchParams) =>
  !['list', 'show', 'search', 'lead', 'conversation'].some((name) => search.has(name))

/** Reads them from the address; where that names no list, the one in which something is new. */
export function useMessagesParams({ leads, conversations }: Dashboard['unread']): MessagesParams {
  const [search] = useSearchParams()
  const of = <Name extends string>(names: readonly [Name, ...Name[]], name: string) =>
    names.find((one) => one === search.get(name)) ?? names[0]
  const params = {
    list:
      namesNoList(search) && conversations > 0 && leads === 0
        ? ('conversations' as const)
        : of(messageLists, 'list'),
    show: of(['all', 'unanswered'], 'show'),
    search: search.get('search')?.trim().slice(0, 120) ?? '',
    state: of(unansweredStates, 'show'),
    order: of(unansweredOrders, 'order'),
  }
  const conversation = search.get('conversation')
  if (conversation) return { ...params, list: 'conversations', conversation }
  if (params.list === 'unanswered') return { ...params, questionId: idIn(search.get('asked')) }
  if (params.list === 'taught') {
    const edit = search.get('edit')
    return { ...params, taught: edit === 'new' ? edit : idIn(edit) }
  }
  return { ...params, lead: idIn(search.get('lead')) }
}

/** Their address, without default values. */
export function hrefOf({
  list = 'messages',
  show,
  search = '',
  state = 'open',
  order = 'newest',
  lead = 0,
  conversation = '',
  questionId = 0,
  taught = 0,
}: Partial<MessagesParams>) {
  if (list === 'unanswered')
    return paths.dashboard.href('messages', {
      list,
      show: state === 'open' ? '' : state,
      order: order === 'newest' ? '' : order,
      asked: questionId,
    })
  if (list === 'taught') return paths.dashboard.href('messages', { list, edit: taught ? String(taught) : '' })
  return paths.dashboard.href('messages', {
    list: lead || conversation ? '' : list,
    show: show === 'unanswered' ? show : '',
    search,
    lead,
    conversation,
  })
}
