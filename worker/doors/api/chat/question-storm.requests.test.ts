import { expect, test } from 'vitest'
import { startFakeModel } from '#test/fakes/model.ts'
import { startProduct } from '#test/product.ts'
import { simulateQuestions } from '#test/simulations/question-storm.ts'

/** Whole in the bench (`bench/simulations/question-storm.ts`): 200 visitors. */
test('each answer to many visitors at once is counted once, as it was sent, in every kind of ending', async () => {
  const model = await startFakeModel()
  const product = await startProduct({
    RATE_LIMITS: 'on',
    SAMPLE_DATA: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_CHAT_MODEL: 'fake',
  })
  try {
    const { wrong, refused } = await simulateQuestions(product, model, 20)
    expect(wrong).toEqual([])
    expect(refused, 'a busy machine may keep some from the database').toBeLessThan(10)
  } finally {
    await product.stop()
    model.stop()
  }
})
