import { useRef } from 'react'
import { brand } from '#schema/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

type Props = {
  isOpen: boolean
  purpose: string
  onConfirm: () => void
  /** Given what to say of it. */
  onDeny: (sentence: string) => void
  /** Takes the focus back where the card is to be mended. */
  onDeclined: () => void
}

/** The second step of the sandbox, as a bank asks it. */
export function TestBankStep({ isOpen, purpose, onConfirm, onDeny, onDeclined }: Props) {
  const isConfirmed = useRef(false)
  return (
    <Dialog
      open={isOpen}
      onClosed={() => {
        if (!isConfirmed.current) onDeclined()
        isConfirmed.current = false
        return true
      }}
      onOpenChange={() =>
        onDeny('The test bank was not told that it is you. Please try again, or take another card.')
      }
      title="Your test bank asks"
      description={`${brand.name} asks for ${purpose}. Is it you who pays?`}
    >
      <div className="flex flex-wrap gap-s3">
        <Button
          variant="main"
          data-begins
          onClick={() => {
            isConfirmed.current = true
            onConfirm()
          }}
        >
          Yes, it is me
        </Button>
        <Button onClick={() => onDeny('The test bank was told that it is not you, so nothing was charged.')}>
          No
        </Button>
      </div>
    </Dialog>
  )
}
