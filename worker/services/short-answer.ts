/** An answer of somebody else's server has more bytes than anybody needs. */
class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

/** The text of an answer of at most so many bytes. @throws AnswerTooLong */
export async function shortText(answer: Response, mostBytes: number): Promise<string> {
  return new Response(await shortBody(answer, mostBytes)).text()
}

/** An answer whose body fails after so many bytes: one without an end would fill the memory of everybody's worker. */
export const shortAnswer = (answer: Response, mostBytes: number): Response =>
  new Response(shortBody(answer, mostBytes), answer)

function shortBody({ body }: Response, mostBytes: number): ReadableStream<Uint8Array> | null {
  let length = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.byteLength
      if (length > mostBytes) controller.error(new AnswerTooLong('An answer has no end in sight'))
      else controller.enqueue(piece)
    },
  })
  return body?.pipeThrough(counted) ?? null
}
