import { providers } from '#schema/identities/providers.ts'
import { type Api, dataOf, hasCode } from '#web/client/api.ts'
import { showFailure } from '#web/ui/failure-toast.ts'
import { showToast } from '#web/ui/toast-store.ts'

/**
 * Joins the pending identity of this browser to the account that has just signed in, and shows the outcome.
 * @throws CallFailed PROVE_AGAIN where the sign-in is a while ago.
 */
export async function joinPendingIdentity(api: Api): Promise<void> {
  try {
    const { provider } = await dataOf(api.login.identity.join.$post({ json: {} }))
    showToast({
      title: `${providers[provider]} is joined`,
      description: 'From now on you can sign in with it.',
    })
  } catch (error) {
    if (hasCode(error, 'PROVE_AGAIN')) throw error
    console.error('What waited was not joined', error)
    showFailure('It was not joined', error, 'You are signed in. You can join it in your account.')
  }
}
