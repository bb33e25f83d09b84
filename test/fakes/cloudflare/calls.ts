import type { WranglerCalls } from '#scripts/deployment/wrangler-calls.ts'
import { PlainError } from '#scripts/local/plain-error.ts'

/** Asks the account for what wrangler asks it for, without starting wrangler, which takes a second of a processor. */
export function callsWithoutWrangler(url: string, worker: string): WranglerCalls {
  const script = `/accounts/ours/workers/scripts/${worker}`
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { result, errors } = (await answer.json()) as { result: Result; errors: { message: string }[] }
    if (!answer.ok) throw new PlainError(errors.map(({ message }) => message).join('\n'))
    return result
  }
  const upload = async () => (await ask<{ id: string }>('POST', `${script}/versions`)).id
  const setTraffic: WranglerCalls['setTraffic'] = (_, versions) =>
    ask('POST', `${script}/deployments`, { versions })
  const deploySchedules = () => ask<void>('PUT', `${script}/schedules`)
  return {
    uploadVersion: upload,
    setTraffic,
    deploySchedules,
    deployWorker: async (target) => {
      await setTraffic(target, [{ version_id: await upload(), percentage: 100 }], '')
      await deploySchedules()
    },
    deployPages: () => ask('POST', '/accounts/ours/pages/projects/rembrandt/deployments'),
    listDeployments: async () => {
      type Found = Awaited<ReturnType<WranglerCalls['listDeployments']>>
      return (await ask<{ deployments: Found }>('GET', `${script}/deployments`)).deployments
    },
    listVersions: async () => {
      type Found = Awaited<ReturnType<WranglerCalls['listVersions']>>
      return (await ask<{ items: Found }>('GET', `${script}/versions`)).items
    },
  }
}
