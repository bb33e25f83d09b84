import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, hasCode } from '#web/client/api.ts'
import { clearUser, storeUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

/** How somebody shows that the account is theirs; nothing for the signed-in user. */
type Proof = { password?: string; takesOver?: boolean }

/** Confirms by the link: as the signed-in user, with the password, or by taking the account over. */
export function useConfirmAddress(token: string, onSignedOut: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (proof: Proof) => {
      const { signIn, ...verified } = await dataOf(api['verify-email'].$post({ json: { token, ...proof } }))
      return { ...verified, signIn, isTakenOver: signIn !== undefined && proof.takesOver === true }
    },
    onSuccess: ({ signIn }) => {
      if (!signIn) return
      queryClient.removeQueries({ queryKey: [ownKey] })
      if ('user' in signIn) storeUser(signIn.user)
      else clearUser()
    },
    onError: (reason) => {
      console.error('The address was not confirmed', reason)
      if (isSignedOut(reason)) onSignedOut()
    },
  })
}

/** Whether the session that would have confirmed the address has ended meanwhile. */
export const isSignedOut = (error: Error | null) => hasCode(error, 'SIGN_IN_FIRST')

export type ConfirmAddress = ReturnType<typeof useConfirmAddress>
