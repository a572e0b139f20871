import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { address } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'

type AddressFormProps = {
  to: '/lending/$address' | '/portfolio/$address'
  /** Whether it takes the place of a pressed button. */
  autoFocus: boolean
}

/** A field to open the page of any address. */
export function AddressForm({ to, autoFocus }: AddressFormProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function submit() {
    const result = v.safeParse(address, typed.trim())
    if (!result.success) setProblem('An address is 0x followed by 40 hexadecimal digits.')
    else void navigate({ to, params: { address: result.output } })
  }

  return (
    <form
      className={`-mb-1 flex items-start gap-2 sm:w-84 ${autoFocus ? 'bg-bg max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:z-1 max-sm:w-[calc(100vw-2rem)]' : 'w-full'}`}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="min-w-0 flex-1">
        <Input
          label="View any address"
          bare={autoFocus}
          mono
          autoFocus={autoFocus}
          placeholder="0x…"
          value={typed}
          problem={problem}
          onChange={(text) => {
            setTyped(text)
            setProblem(undefined)
          }}
        />
      </div>
      <span className={autoFocus ? '' : 'mt-5'}>
        <Button type="submit">View</Button>
      </span>
    </form>
  )
}
