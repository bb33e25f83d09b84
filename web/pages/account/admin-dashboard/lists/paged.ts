import { CallFailed } from '#web/client/api.ts'
import type { ListPage } from '#web/features/administration/use-administration-list.ts'

/** A page of a list whose headers name the next one. @throws CallFailed. */
export async function pagedOf<Row>(
  call: Promise<{
    ok: boolean
    status: number
    statusText: string
    headers: Headers
    text(): Promise<string>
    json(): Promise<Row[]>
  }>,
): Promise<ListPage<Row>> {
  const answer = await call
  if (!answer.ok) throw new CallFailed(answer.status, await answer.text(), answer.statusText)
  return {
    rows: await answer.json(),
    nextCursor: answer.headers.get('X-Next-Cursor'),
    total: answer.headers.get('X-Total-Count') ?? undefined,
  }
}
