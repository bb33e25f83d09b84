import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { brand } from '#schema/brand.ts'
import type { RegistrationValues } from '#web/features/accounts/stored-registration.ts'
import { copyText } from '#web/features/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'

/** The letter itself, with the names as they are typed, to be copied. */
export function Letter() {
  const text = useRef<HTMLPreElement>(null)
  const [fullName, references] = useWatch<RegistrationValues, ['fullName', 'references']>({
    name: ['fullName', 'references'],
  })
  const firstNames = references.map(({ firstName }) => firstName.trim()).filter(Boolean)
  const letter = letterOf(firstNames.length === 1 ? firstNames[0] : undefined, fullName.trim())

  async function copy() {
    const isCopied = await copyText(letter, {
      label: 'Letter',
      next: 'Paste it into a mail or a message to your referee.',
      otherwise: 'It is marked now: copy it with your device’s own menu.',
    })
    if (!isCopied && text.current) getSelection()?.selectAllChildren(text.current)
  }
  return (
    <div className="grid justify-items-start gap-s4 border border-line bg-wall-lit p-s5 shadow-card">
      <pre ref={text} className="whitespace-pre-wrap font-book font-serif text-[1.125rem] leading-[1.45]">
        {letter}
      </pre>
      <Button onClick={copy}>Copy the letter</Button>
    </div>
  )
}
const letterOf = (firstName: string | undefined, fullName: string) => `Dear ${firstName ?? '[first name]'},

I am making a profile on ${brand.name}. It shows the problems I have solved at work, and every story in it is confirmed by somebody who was there. For one of mine that is you.

May I name you as a referee? ${brand.name} would write to you with a link of your own. Behind it are a few questions: how we worked together, what I did, and what came of it. Say it in your own words, and only what you remember. You can take it back at any time.

If you would rather not, tell me, and I will leave your name out.

Thank you,
${fullName || '[your name]'}`
