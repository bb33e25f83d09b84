import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#web/client/api.ts'
import { forgetUser, keepUser } from '#web/client/current-user.ts'
import { ownKey, useApi } from '#web/client/queries.ts'

/** Confirms by the link: with the password, or as the signed-in user, or else as the first proof. */
export function useConfirming(token: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (password?: string) => {
      const { signIn, ...verified } = await dataOf(
        api['verify-email'].$post({ json: { token, ...(password !== undefined && { password }) } }),
      )
      return { ...verified, signIn, hadPassword: password !== undefined }
    },
    onSuccess: ({ signIn }) => {
      if (!signIn) return
      queryClient.removeQueries({ queryKey: [ownKey] })
      if ('user' in signIn) keepUser(signIn.user)
      else forgetUser()
    },
    onError: (reason) => console.error('The address was not confirmed', reason),
  })
}
export type Confirming = ReturnType<typeof useConfirming>
