import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { whenIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { showFailure } from '../failure-toast.ts'

/** A contract of zod, by what it reads. */
type Contract<Entered, Read> = { _zod: { input: Entered; output: Read } }

/**
 * Checks a form by its contract, which comes after the first paint, and zod with it: once the browser has time, or at
 * the first input.
 */
export const lazyContract = <Entered extends FieldValues, Read>(
  load: () => Promise<Contract<Entered, Read>>,
) =>
  lazyResolver<Entered, Read>(async () => {
    const [contract, { zodResolver }] = await Promise.all([load(), import('@hookform/resolvers/zod')])
    return zodResolver(contract)
  })

/** The same for a form whose check is more than its contract. Where its code cannot be fetched, that is said and nothing is sent. */
export function lazyResolver<Entered extends FieldValues, Read = Entered>(
  load: () => Promise<Resolver<Entered, unknown, Read>>,
): Resolver<Entered, unknown, Read> {
  const fetchCode = async () => {
    // Offline it is not tried: a browser may remember that it failed.
    if (!navigator.onLine) throw new TypeError('The visitor is offline')
    return load()
  }
  const prepared = Promise.resolve(whenIdle())
    .then(() => withoutReload(fetchCode))
    .catch(() => undefined)
  return async (...args) => {
    try {
      const check = (await prepared) ?? (await fetchCode())
      return await check(...args)
    } catch (error) {
      console.error('A form could not be checked', error)
      showFailure('Not sent', error)
      return { values: {}, errors: { root: { type: 'unchecked' } } as FieldErrors<Entered> }
    }
  }
}
