import { putLoad } from './load.ts'
import { bareRoute } from './pages.ts'
import { startOwnProduct } from './products.ts'
import { saveLines } from './writes.ts'

const seconds = Number(process.argv[2] ?? 3)
const product = await startOwnProduct()
await saveLines(product, 1)
for (let round = 0; round < Number(process.argv[3] ?? 2); round += 1) {
  const bare = await putLoad({ url: `${product.url}${bareRoute}`, connections: 64, seconds })
  const writes = await saveLines(product, seconds)
  console.info(JSON.stringify({ bare: bare.rate, writes, ratio: writes.rate / bare.rate }))
}
await product.stop()
process.exit(0)
