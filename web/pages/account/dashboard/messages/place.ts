import { useSearchParams } from 'react-router-dom'
import { paths } from '#schema/paths.ts'

/** The list and the open item in the address. */
export type MessagesPlace = {
  list: 'messages' | 'conversations'
  show: 'all' | 'unanswered'
  search: string
  lead?: number | undefined
  conversation?: string | undefined
}

/** Reads the place from the address. */
export function usePlace(): MessagesPlace {
  const [asked] = useSearchParams()
  const lead = Number(asked.get('lead'))
  const conversation = asked.get('conversation') || undefined
  return {
    list: conversation || asked.get('list') === 'conversations' ? 'conversations' : 'messages',
    show: asked.get('show') === 'unanswered' ? 'unanswered' : 'all',
    search: asked.get('search')?.trim().slice(0, 120) ?? '',
    ...(conversation ? { conversation } : Number.isInteger(lead) && lead > 0 && { lead }),
  }
}

/** The address of a place, without default values. */
export const hrefOf = ({ list, show, search = '', lead = 0, conversation = '' }: Partial<MessagesPlace>) =>
  paths.dashboard.href('messages', {
    list: list === 'conversations' && !conversation ? list : '',
    show: show === 'unanswered' ? show : '',
    search,
    lead,
    conversation,
  })
