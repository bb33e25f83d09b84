/** As much of it as is used here; the package brings no types. */
declare module 'autocannon' {
  type Request = { body?: string | Buffer }
  type Options = {
    url: string
    connections: number
    duration: number
    timeout: number
    method?: string
    headers?: Record<string, string>
    requests?: { setupRequest: (request: Request) => Request }[]
  }
  export type Result = {
    duration: number
    errors: number
    non2xx: number
    '2xx': number
    latency: { p50: number; p99: number; max: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}

declare module 'autocannon/lib/pipelinedRequestsQueue.js' {
  /** The answers that a connection waits for. */
  export default class Answers {
    addBody: (part: Buffer) => void
  }
}
