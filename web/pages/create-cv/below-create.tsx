import { FreeProfile } from './free-profile.tsx'
import { WhenItHangs } from './when-it-hangs.tsx'

/** What stands under the beginning of one's own profile. */
export function BelowCreate() {
  return (
    <>
      <FreeProfile />
      <WhenItHangs />
    </>
  )
}
