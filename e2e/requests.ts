/** Sends JSON as a program does, without an Origin. */
export const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

/** The body of an answer as what the test says it is. */
export const jsonOf = async <Body>(answer: Response | Promise<Response>): Promise<Body> =>
  (await answer).json() as Promise<Body>

/** The cookies an answer set, ready to be sent back. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
