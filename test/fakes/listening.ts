import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server on a free port of this machine; answers its origin, and how it is stopped. */
export async function listening(server: Server, host: '127.0.0.1' | 'localhost' = '127.0.0.1') {
  // On a busy machine an idle connection would be closed in the moment that it is used again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
