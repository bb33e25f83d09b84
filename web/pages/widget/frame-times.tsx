import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MeetingTimes } from '#web/features/chat/lines/meeting-times.tsx'

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })

/** The times that an answer offers, in the frame: the meeting is booked there. */
export const FrameTimes = (offer: ComponentProps<typeof MeetingTimes>) => (
  <QueryClientProvider client={queryClient}>
    <MeetingTimes {...offer} />
  </QueryClientProvider>
)
