import { type FormEvent, useId, useState } from 'react'
import { readAbi } from '#domain/abi/readAbi.ts'
import { saveOwnAbis } from '#lib/browser/storage/ownAbis.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { Button } from '#ui/form/Button.tsx'
import { FieldNotes } from '#ui/form/FieldNotes.tsx'

type AbiFormProps = { address: Address; onSaved: () => void }

/** A form for an ABI, a compiler's artifact or signatures. Stores them in this browser. */
export function AbiForm({ address, onSaved }: AbiFormProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function save(event: FormEvent) {
    event.preventDefault()
    const reading = readAbi(typed)
    if (reading.problem !== undefined) return setProblem(reading.problem)
    const { abi, name, dropped } = reading
    if (!saveOwnAbis([{ address, name, abi }]))
      return setProblem('This browser has no room for another ABI. Remove some on the settings page.')
    if (dropped > 0) toast(`${formatCount(dropped)} entries of this ABI could not be read.`)
    onSaved()
  }

  return (
    <form className="grid gap-2" onSubmit={save}>
      <label htmlFor={id} className="text-xs font-medium text-muted">
        ABI as JSON, a compiler's artifact, or one signature per line
      </label>
      <textarea
        id={id}
        value={typed}
        rows={6}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        placeholder="function balanceOf(address owner) view returns (uint256)"
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
        className="control h-auto w-full py-2 font-mono text-sm aria-invalid:border-down"
      />
      <FieldNotes id={`${id}-notes`} hint="Stored only in this browser." problem={problem} />
      <div>
        <Button type="submit" tone="primary">
          Save
        </Button>
      </div>
    </form>
  )
}
