import { createContext, use } from 'react'
import { type Door, doorOf } from '#schema/doors.ts'

const OwnDoor = createContext<Door>('public')

/** Each door's entry says here which one it is; a door is a client entry with its own router and stylesheet. */
export const DoorProvider = OwnDoor.Provider

/** Whether an address of this site is behind the other door, so that its document must be loaded. */
export function useIsOtherDoor(to: string): boolean {
  const own = use(OwnDoor)
  return to.startsWith('/') && doorOf(to) !== own
}
