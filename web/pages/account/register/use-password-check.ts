import { dataOf, hasCode } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'

const patienceMs = 3000

/** Asks what is wrong with a new password; nothing where that cannot be asked, since registering asks again. */
export function usePasswordCheck() {
  const api = useApi()
  return async (password = ''): Promise<string | undefined> => {
    if (!password) return undefined
    const init = { signal: AbortSignal.timeout(patienceMs) }
    try {
      await dataOf(api['check-password'].$post({ json: { password } }, { init }))
    } catch (error) {
      if (hasCode(error, 'PASSWORD_TOO_COMMON')) return error.sentence
      console.error('The password was not checked', error)
    }
    return undefined
  }
}
