import { tryContract } from '#test/simulations/contract-bodies.ts'
import { contracts } from '#test/simulations/contracts.ts'
import { sendHostileRequests } from '#test/simulations/hostile-requests.ts'
import type { Effort } from '../effort.ts'
import { startOwnProduct } from '../instruments/products.ts'
import { measured, type Row } from '../row.ts'

/** What strangers may write: 20,000 bodies at each contract in process, 500 requests to each call over HTTP, 100 where passwords are hashed. */
export async function hostileInput({ isQuick }: Effort): Promise<Row[]> {
  const [bodies, requests] = isQuick ? [500, 20] : [20_000, 500]
  const seed = Date.now() % 100_000
  return [...inProcess(bodies, seed), ...(await overHttp(requests, seed))]
}

function inProcess(count: number, seed: number): Row[] {
  const tried = contracts.map((contract) => ({ ...contract, ...tryContract(contract, { count, seed }) }))
  const unhandled = tried.filter((contract) => contract.unhandled)
  for (const one of unhandled) console.error(`${one.call} ${one.part}: ${one.unhandled}`)
  const [slowest] = tried.sort((one, other) => other.slowestMs - one.slowestMs)
  const accepted = tried.reduce((sum, one) => sum + one.accepted, 0)
  return [
    measured({
      name: `${contracts.length} contracts, ${count.toLocaleString('en-GB')} bodies each: not handled`,
      figure: unhandled.length,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
      note: `seed ${seed}; ${Math.round((accepted / contracts.length / count) * 100)} % of the bodies accepted`,
    }),
    measured({
      name: 'the body that took a contract longest',
      figure: slowest?.slowestMs ?? 0,
      unit: 'ms',
      budget: { of: 'figure', atMost: 1_000 },
      note: slowest?.call ?? '',
    }),
  ]
}

async function overHttp(count: number, seed: number): Promise<Row[]> {
  const product = await startOwnProduct({ SAMPLE_DATA: 'off' })
  try {
    const hashed = Math.min(count, 100)
    const { sent, faults, slowest, statuses } = await sendHostileRequests(product, { count, hashed, seed })
    const carriedOut = [...statuses.values()].filter((all) => all.some((status) => status < 400))
    for (const fault of faults) console.error(fault)
    return [
      measured({
        name: `${sent.toLocaleString('en-GB')} hostile requests to all calls: faults of ours`,
        figure: faults.length,
        unit: 'errors',
        budget: { of: 'figure', atMost: 0 },
        note: `seed ${seed}; of ${statuses.size} calls ${carriedOut.length} were carried out at least once`,
      }),
      measured({
        name: 'the hostile request that took longest',
        figure: slowest.ms,
        unit: 'ms',
        budget: { of: 'figure', atMost: 1_000 },
        note: slowest.call,
      }),
    ]
  } finally {
    await product.stop()
  }
}
