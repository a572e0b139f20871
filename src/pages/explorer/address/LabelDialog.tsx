import { type FormEvent, useState } from 'react'
import { bookEntry, longestLabel, mostEntries, setBookEntries } from '#lib/browser/storage/addressBook.ts'
import { formatCount } from '#lib/format/count.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'

type LabelDialogProps = { address: Address; watches: boolean; onClose: () => void }

/** The user's own name for an address, and whether they watch it. */
export function LabelDialog({ address, watches, onClose }: LabelDialogProps) {
  const [before] = useState(() => bookEntry(address))
  const [label, setLabel] = useState(before?.label ?? '')
  const [isWatched, setIsWatched] = useState(before?.isWatched ?? watches)
  const [isFull, setIsFull] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    if (setBookEntries([{ address, label: cleanText(label), isWatched }])) onClose()
    else setIsFull(true)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Label ${shortHash(address)}`}
      description="Only you see it. It is stored in this browser."
    >
      <form className="grid gap-4" onSubmit={save}>
        <Input
          label="Your name for this address"
          value={label}
          maxLength={longestLabel}
          placeholder="My savings"
          problem={
            isFull
              ? `This browser keeps ${formatCount(mostEntries)} addresses. Remove one on the settings page first.`
              : undefined
          }
          onChange={setLabel}
        />
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={isWatched}
            onChange={({ target }) => setIsWatched(target.checked)}
          />
          Watch: show its balance on my portfolio page
        </label>
        <div className="flex justify-end gap-2">
          {before && (
            <Button
              onClick={() => {
                setBookEntries([{ address, label: '', isWatched: false }])
                onClose()
              }}
            >
              Remove
            </Button>
          )}
          <Button type="submit" tone="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
