import { freePort } from '#scripts/local/network.ts'
import { openIdVariables, startOpenId } from '../fakes/openid.ts'
import { databaseAt } from '../people.ts'
import { startProduct } from '../product.ts'

/** A product with a real OpenID server in the place of Google and LinkedIn. */
export async function startProductWithProviders() {
  const port = String(await freePort())
  const openId = await startOpenId(`http://localhost:${port}`)
  const product = await startProduct({ ...openIdVariables(openId.origin), SAMPLE_DATA: 'off', PORT: port })
  const { url, databaseUrl, authSecret } = product
  return {
    url,
    databaseUrl,
    authSecret,
    db: databaseAt(databaseUrl),
    openId,
    async stop() {
      await product.stop()
      openId.stop()
    },
  }
}
