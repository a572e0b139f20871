import { useRef } from 'react'
import { Button } from '#ui/form/Button.tsx'

type ImportButtonProps = { onText: (text: string) => void; onProblem: (sentence: string) => void }

/** A button that lets the user choose a file, and calls `onText` with its text. */
export function ImportButton({ onText, onProblem }: ImportButtonProps) {
  const field = useRef<HTMLInputElement>(null)

  async function open(file: File | undefined) {
    if (!file) return
    try {
      onText(await file.text())
    } catch {
      onProblem('This file could not be opened.')
    }
  }

  return (
    <>
      <Button onClick={() => field.current?.click()}>Import…</Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="File to import"
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
