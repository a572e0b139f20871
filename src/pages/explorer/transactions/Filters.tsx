import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { Select } from '#ui/form/Select.tsx'
import type { TransactionType } from './transactionTypes.ts'

const route = getRouteApi('/txs')

const types: readonly { value: TransactionType | 'any'; label: string }[] = [
  { value: 'any', label: 'Any type' },
  { value: 'coin_transfer', label: 'Coin transfer' },
  { value: 'token_transfer', label: 'Token transfer' },
  { value: 'contract_call', label: 'Contract call' },
  { value: 'contract_creation', label: 'Contract creation' },
  { value: 'token_creation', label: 'Token creation' },
]

/** The filters by type and method, kept in the URL. */
export function Filters() {
  const { type, method } = route.useSearch()
  const navigate = useNavigate({ from: '/txs' })
  const [typed, setTyped] = useState(method ?? '')

  function filter(change: { type?: TransactionType | undefined; method?: string | undefined }) {
    navigate({ search: (before) => ({ ...before, ...change, page: undefined }) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    filter({ method: typed.trim() || undefined })
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <Select
        label="Type"
        bare
        value={type ?? 'any'}
        options={types}
        onChange={(chosen) => filter({ type: chosen === 'any' ? undefined : chosen })}
      />
      <div className="min-w-16 flex-1 sm:w-44 sm:flex-none">
        <Input label="Method" bare placeholder="Method name" value={typed} onChange={setTyped} />
      </div>
      <Button type="submit">Filter</Button>
      {(type !== undefined || method !== undefined) && (
        <Button
          tone="quiet"
          onClick={() => {
            setTyped('')
            filter({ type: undefined, method: undefined })
          }}
        >
          Clear
        </Button>
      )}
    </form>
  )
}
