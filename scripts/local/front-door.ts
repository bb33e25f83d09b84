import { join } from 'node:path'
import type { Plugin, V4WorkerOptions } from 'miniflare'

const name = 'front-door'

/**
 * The worker that visitors reach first. It listens on a socket of its own, because Miniflare's entry takes a
 * visitor's word for the address and for headers that steer Miniflare, and is slower.
 */
export const frontDoor = (site: string, host: string, port: number): V4WorkerOptions => ({
  name,
  compatibilityDate: '2026-10-20',
  compatibilityFlags: ['enable_request_signal'],
  modulesRoot: import.meta.dirname,
  modules: [{ type: 'ESModule', path: join(import.meta.dirname, 'front-door.worker.js') }],
  serviceBindings: { SITE: site },
  unsafeBindings: [
    {
      name: 'SOCKET',
      type: name,
      plugin: { package: import.meta.filename, name },
      options: { address: `${host.includes(':') ? `[${host}]` : host}:${port}` },
    },
  ],
})

/** Miniflare loads this file as a plugin and opens the socket that it asks for. */
export const plugins: Record<string, Plugin> = {
  [name]: {
    getBindings: () => undefined,
    getNodeBindings: () => ({}),
    getServices({ options }) {
      const socket = options.config.env?.SOCKET as { dev?: { options?: { address: string } } } | undefined
      const address = socket?.dev?.options?.address
      if (options.config.name !== name || !address) return undefined
      const service = { name: `core:user:${name}` }
      return { services: [], extensions: [], sockets: [{ name, address, service, http: {} }] }
    },
  },
}
