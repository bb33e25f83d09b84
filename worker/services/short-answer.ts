/** An answer of somebody else's server has more bytes than anybody needs. */
class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

/** The text of an answer of at most so many bytes. @throws AnswerTooLong */
export async function shortText(answer: Response, maxBytes: number): Promise<string> {
  return new Response(await shortBody(answer, maxBytes)).text()
}

/** An answer whose body fails after so many bytes: one without an end would fill the memory of everybody's worker. */
export const shortAnswer = (answer: Response, maxBytes: number): Response =>
  new Response(shortBody(answer, maxBytes), answer)

function shortBody({ body }: Response, maxBytes: number): ReadableStream<Uint8Array> | null {
  let length = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      length += piece.byteLength
      if (length > maxBytes) controller.error(new AnswerTooLong('An answer has no end in sight'))
      else controller.enqueue(piece)
    },
  })
  return body?.pipeThrough(counted) ?? null
}
