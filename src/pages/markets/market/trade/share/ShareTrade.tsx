import { useCallback, useRef, useState } from 'react'
import { config } from '#lib/browser/config/config.ts'
import { saveFile } from '#lib/browser/saveFile.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { type CardShape, cardSizes, drawCard } from './drawCard.ts'
import type { TradeCard } from './tradeCard.ts'

type ShareTradeProps = { card: TradeCard; onClose: () => void }

const shapes = [
  { value: 'wide', label: 'Wide' },
  { value: 'square', label: 'Square' },
] as const

/** A finished trade as a picture, drawn in this page, to save, to copy or to hand to another app. */
export function ShareTrade({ card, onClose }: ShareTradeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [said, setSaid] = useState('')
  const [shape, setShape] = useState<CardShape>('wide')
  /** The dialog puts its content into the page later than this component: the canvas is drawn when it comes. */
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element
      if (element) void document.fonts.ready.then(() => drawCard(element, card, shape, config().name))
    },
    [card, shape],
  )

  function withPicture(use: (picture: Blob) => Promise<string> | string) {
    canvas.current?.toBlob(async (picture) => {
      if (picture === null) return setSaid('This browser cannot make the picture.')
      try {
        setSaid(await use(picture))
      } catch {
        setSaid('The browser refused. Download the picture instead.')
      }
    })
  }

  const words = `${card.title} ${card.subtitle}`
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Share this trade" wide>
      <div className="grid gap-4">
        <canvas
          key={shape}
          ref={draw}
          {...cardSizes[shape]}
          role="img"
          aria-label={[words, ...card.figures.map((figure) => figure.join(' '))].join(', ')}
          className="max-h-[50dvh] max-w-full justify-self-center rounded-md border"
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-xs text-muted">Drawn on this device. It does not name your account.</p>
          <Segmented label="Shape" value={shape} options={shapes} onChange={setShape} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            tone="primary"
            onClick={() =>
              withPicture((picture) => {
                saveFile('trade.png', 'image/png', [picture])
                return 'Saved as trade.png.'
              })
            }
          >
            Download
          </Button>
          {'ClipboardItem' in window && (
            <Button
              onClick={() =>
                withPicture(async (picture) => {
                  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
                  return 'Copied.'
                })
              }
            >
              Copy
            </Button>
          )}
          {'share' in navigator && (
            <Button
              onClick={() =>
                withPicture(async (picture) => {
                  await navigator.share({
                    title: words,
                    files: [new File([picture], 'trade.png', { type: 'image/png' })],
                  })
                  return ''
                })
              }
            >
              Share
            </Button>
          )}
          <span role="status" className="text-sm text-muted">
            {said}
          </span>
        </div>
      </div>
    </Dialog>
  )
}
