import { useSearchParams } from 'react-router-dom'
import { paths } from '#schema/paths.ts'

/** What of the messages is listed and what is open, as the address says. */
export type MessagesPlace = {
  list: 'messages' | 'conversations'
  show: 'all' | 'unanswered'
  search: string
  lead?: number | undefined
  conversation?: string | undefined
}

/** Where the reader is among their messages. */
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

/** The address of a place; what is as usual it does not name. */
export const hrefOf = ({ list, show, search = '', lead = 0, conversation = '' }: Partial<MessagesPlace>) =>
  paths.dashboard.href('messages', {
    list: list === 'conversations' && !conversation ? list : '',
    show: show === 'unanswered' ? show : '',
    search,
    lead,
    conversation,
  })
