import { QRCodeSVG } from 'qrcode.react'
import { useRef } from 'react'
import { saveFile } from '#web/features/sharing/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** The side of the saved picture, in pixels, at least. */
const side = 1024

/** The address of a badge as a QR code, dark on light in both schemes, and as a file for a slide or a card. */
export function BadgeCode({ address, file }: { address: string; file: string }) {
  const code = useRef<SVGSVGElement>(null)
  const save = async (kind: 'svg' | 'png') => {
    try {
      if (!code.current) return
      const drawing = asDocument(code.current)
      saveFile(kind === 'png' ? await asPng(drawing) : new Blob([drawing.text], svgType), `${file}.${kind}`)
    } catch (error) {
      console.error('The code was not saved', error)
      showToast({
        title: 'The code could not be saved',
        description: 'Please try the other format.',
        variant: 'destructive',
      })
    }
  }
  return (
    <div className="badges-code">
      <QRCodeSVG
        ref={code}
        value={address}
        size={256}
        level="M"
        marginSize={4}
        title="A QR code that opens the badge of this story"
      />
      <div>
        <Button variant="quiet" onClick={() => void save('svg')}>
          Save it as SVG
        </Button>
        <Button variant="quiet" onClick={() => void save('png')}>
          Save it as PNG
        </Button>
      </div>
    </div>
  )
}

const svgType = { type: 'image/svg+xml' }

type Drawing = { text: string; modules: number }

/** The code as a document of its own, and how many modules it has to a side, with its margin. */
function asDocument(code: SVGSVGElement): Drawing {
  return { text: new XMLSerializer().serializeToString(code), modules: code.viewBox.baseVal.width }
}

async function asPng({ text, modules }: Drawing): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:${svgType.type},${encodeURIComponent(text)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  // Whole pixels to a module, so that its edges are sharp.
  canvas.width = canvas.height = Math.ceil(side / modules) * modules
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('No picture was made')))),
  )
}
