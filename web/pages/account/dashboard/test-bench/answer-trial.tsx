import { useState } from 'react'
import { benchSchema } from '#schema/chat/bench.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'

const TestBench = lazyPart(async () => (await import('./test-bench.tsx')).TestBench)

/** Opens a trial of an answer that is not taught yet. */
export function AnswerTrial({ name, draft }: { name: string; draft: { asked: string; answer: string } }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = benchSchema.shape.draft.safeParse(draft)
  return (
    <div className="grid gap-s4">
      <Button
        variant="quiet"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Try it first
      </Button>
      {isOpen && (
        <TestBench
          name={`bench-${name}`}
          change={data && { draft: data }}
          begin={draft.asked.replace(/\s+/g, ' ')}
        >
          {data
            ? 'Each question is put twice: to your agent as it is now, and with this answer. Nothing is saved, and no visitor sees it.'
            : 'Write your answer above, and each question is asked without it and with it. Nothing is saved, and no visitor sees it.'}
        </TestBench>
      )}
    </div>
  )
}
