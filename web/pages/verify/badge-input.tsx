import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { submitOnEnter } from '#web/ui/forms/submit-on-enter.ts'

type Props = {
  text: string
  onTextChange: (text: string) => void
  onFile: (file: File) => void
  onCheck: () => void
}

/** Where a badge is brought: a line for an address or the badge's text, and a file, chosen or dropped anywhere. */
export function BadgeInput({ text, onTextChange, onFile, onCheck }: Props) {
  const id = useId()
  const [hint, setHint] = useState('')
  const takeFile = (file: File) => {
    setHint('')
    onFile(file)
  }
  const isOver = useDroppedFile(takeFile, setHint)
  return (
    <form
      className="mt-[clamp(2.5rem,5vw,4rem)] grid gap-s5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        setHint(text.trim() ? '' : 'Paste an address or the badge’s text first, or choose its file.')
        if (text.trim()) onCheck()
      }}
    >
      <div className="ask">
        <textarea
          aria-label="The badge’s address, or the badge itself as JSON"
          rows={1}
          value={text}
          onChange={(event) => {
            setHint('')
            onTextChange(event.target.value)
          }}
          onKeyDown={submitOnEnter}
          placeholder="Paste its address"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <Button type="submit" variant="main">
          Check
        </Button>
      </div>
      {hint && (
        <p id={`${id}-hint`} role="alert" className="text-madder-text text-small">
          {hint}
        </p>
      )}
      <div
        className={`flex flex-wrap items-center gap-s4 ${isOver ? 'bg-wall-lit outline-dashed outline-2 outline-madder-text' : ''}`}
      >
        <label
          className={buttonLook(
            'plain',
            'focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-3',
          )}
        >
          <FileUp size={20} strokeWidth={1.75} aria-hidden />
          Choose a file
          <input
            type="file"
            accept=".json,.jsonld,.png,application/json,application/ld+json,application/vc,image/png"
            className="sr-only"
            aria-describedby={`${id}-files`}
            // The same file can be chosen again.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) takeFile(file)
            }}
          />
        </label>
        <p id={`${id}-files`} className="text-ink-soft text-label">
          {isOver
            ? 'Let go: the file is read in this browser.'
            : 'JSON, or a PNG picture with the badge inside. You can also drop it anywhere on this page.'}
        </p>
      </div>
    </form>
  )
}

/** A file dropped anywhere on the page; whether one is held over it. */
function useDroppedFile(onFile: (file: File) => void, onRefused: (why: string) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef({ onFile, onRefused })
  useEffect(() => {
    take.current = { onFile, onRefused }
  })
  useEffect(() => {
    const holdsFile = (event: globalThis.DragEvent | DragEvent) =>
      event.dataTransfer?.types.includes('Files') === true
    const over = (event: globalThis.DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: globalThis.DragEvent) => {
      // Null once the pointer has left the window.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: globalThis.DragEvent) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setOver(false)
      const { files = [], items = [] } = event.dataTransfer ?? {}
      const [file] = files
      if (files.length > 1)
        take.current.onRefused('Please drop one file at a time: none of these was checked.')
      else if (items[0]?.webkitGetAsEntry()?.isDirectory)
        take.current.onRefused('That is a folder. Please drop the badge’s own file.')
      else if (file) take.current.onFile(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}
