import { type RefObject, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { counted } from '#schema/text/numbers.ts'
import type { ReadFile } from '#web/features/onboarding/reading/read-file.ts'
import type { SetupValues } from '#web/features/onboarding/stored-setup.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, fieldLook, LabelledField, useField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { problemTexts } from './problem-texts.ts'
import type { Choices } from './use-finding-choices.ts'

/** By ending and by type: a phone's picker greys out what it knows by the other one only. */
const accepted = [
  '.pdf,.doc,.docx,.zip,.json',
  'application/pdf,application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/zip,application/x-zip-compressed,application/json',
].join()

/** What was read of a file, and the reader's own list of it, which is loaded with the reader. */
export type Reading = {
  read: ReadFile | { problem: 'offline' } | undefined
  Findings: typeof import('./findings.tsx').Findings | undefined
  /** What was taken of it, changed and left so far. */
  choices: Choices
  setChoices: (choices: Choices) => void
  share: number
  isReading: boolean
  begin: (file: File) => Promise<void>
  cancel: () => void
}

/** Reads files, one at a time; it outlives the step that shows it. */
export function useCvReader(): Reading {
  const [read, setRead] = useState<Reading['read']>()
  const [Findings, setFindings] = useState<Reading['Findings']>()
  const [choices, setChoices] = useState<Choices>({})
  const [share, setShare] = useState(0)
  const [isReading, setReading] = useState(false)
  const running = useRef<AbortController>(undefined)

  const begin = async (file: File) => {
    running.current?.abort()
    // What cannot be fetched once is not fetched again before the page is loaded anew.
    if (!Findings && !navigator.onLine) {
      setReading(false)
      return setRead({ problem: 'offline' })
    }
    const own = new AbortController()
    running.current = own
    setRead(undefined)
    setChoices({})
    setShare(0)
    setReading(true)
    const outcome = await readWith(file, own.signal, setShare, (Loaded) => setFindings(() => Loaded))
    if (own.signal.aborted) return
    setRead(outcome)
    setReading(false)
  }
  const cancel = () => {
    running.current?.abort()
    setReading(false)
  }
  return { read, Findings, choices, setChoices, share, isReading, begin, cancel }
}

async function readWith(
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
  onLoaded: (Loaded: typeof import('./findings.tsx').Findings) => void,
): Promise<ReadFile> {
  try {
    const [{ readFile }, { Findings }] = await Promise.all([
      import('#web/features/onboarding/reading/read-file.ts'),
      import('./findings.tsx'),
    ])
    onLoaded(Findings)
    const onTaken = () =>
      showToast({
        title: 'File Uploaded',
        description: `${file.name} is read on this device and sent nowhere.`,
      })
    return await readFile(file, { signal, onProgress, onTaken })
  } catch (error) {
    if (!signal.aborted) console.error('A file was not read', error)
    return { problem: 'no-reader' }
  }
}

type Props = { reading: Reading; file: RefObject<HTMLInputElement | null>; isSignedIn: boolean }

/** The CV as a file, which is read on the device; what it says is offered line by line. */
export function CvUpload({ reading, file, isSignedIn }: Props) {
  const { setValue } = useFormContext<SetupValues>()
  const cvFile = useWatch<SetupValues, 'profile.cvFile'>({ name: 'profile.cvFile' })
  const { Findings, choices, setChoices, share, isReading, begin, cancel } = reading
  const read = isSignedIn ? withoutAccount(reading.read) : reading.read
  const hint =
    '.pdf, .doc or .docx up to 10MB, LinkedIn’s data export (.zip) or a JSON Resume. It is read on this device and sent nowhere.'
  const field = useField({ hint })
  return (
    <section aria-label="CV" className="grid gap-s4 border-line border-t pt-s4">
      <LabelledField id={field.id} label="CV (optional)" hint={hint}>
        <input
          {...field}
          ref={file}
          type="file"
          accept={accepted}
          className={`${fieldLook} min-h-12 py-s3 text-label`}
          // The same file can be chosen again.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (!chosen) return
            setValue('profile.cvFile', chosen.name.slice(0, 200))
            void begin(chosen)
            // It may have been chosen from the top of the step: what is found is shown here.
            target.closest('section')?.scrollIntoView()
            target.focus({ preventScroll: true })
          }}
        />
      </LabelledField>
      {isReading && (
        <div className="flex flex-wrap items-center gap-s4 text-label">
          <label className="grid gap-s1">
            <span>Reading {cvFile}…</span>
            <progress value={share} max={1} className="h-2 w-48" />
          </label>
          <Button
            onClick={() => {
              cancel()
              file.current?.focus()
            }}
          >
            Cancel
          </Button>
        </div>
      )}
      {!isReading && !read && cvFile && (
        <p className="text-ink-soft text-label">You chose {cvFile}. Choose it again to see what it says.</p>
      )}
      <p role="status" className="sr-only">
        {isReading
          ? `Reading ${cvFile}`
          : read && 'findings' in read
            ? `${counted(read.findings.length, 'thing')} found`
            : ''}
      </p>
      {read && 'problem' in read && <FieldError role="alert">{problemTexts[read.problem]}</FieldError>}
      {read && 'findings' in read && Findings && (
        <Findings name={cvFile} read={read} choices={choices} onChoices={setChoices} />
      )}
    </section>
  )
}

/** An account keeps its name and address, so those of a file are not offered. */
function withoutAccount(read: Reading['read']): Reading['read'] {
  if (!read || !('findings' in read)) return read
  return { ...read, findings: read.findings.filter(({ field }) => field !== 'name' && field !== 'email') }
}
