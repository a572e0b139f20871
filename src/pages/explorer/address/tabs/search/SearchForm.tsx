import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { type Criteria, periodOf } from './criteria.ts'

const route = getRouteApi('/address/$address')

type Field = { name: keyof Criteria; label: string; placeholder: string }

const fields: readonly Field[] = [
  { name: 'method', label: 'Method', placeholder: 'Name or selector' },
  { name: 'token', label: 'Token', placeholder: 'Symbol or address' },
  { name: 'with', label: 'Other side', placeholder: 'Address or name' },
  { name: 'since', label: 'Since (UTC)', placeholder: '2026-03-12' },
  { name: 'until', label: 'Until (UTC)', placeholder: '2026-03-31' },
]

const empty: Criteria = {
  method: undefined,
  token: undefined,
  with: undefined,
  since: undefined,
  until: undefined,
}

type SearchFormProps = { list: 'transactions' | 'transfers'; onClose: () => void }

/** The fields that search the transactions or transfers of an address. What is typed is kept in the URL. */
export function SearchForm({ list, onClose }: SearchFormProps) {
  const navigate = useNavigate({ from: '/address/$address' })
  const { method, token, with: other, since, until } = route.useSearch()
  const [typed, setTyped] = useState<Criteria>({ method, token, with: other, since, until })
  const shown = fields.filter(({ name }) => list === 'transfers' || name !== 'token')
  const period = periodOf(withoutEmpty(typed))

  function search(criteria: Criteria) {
    void navigate({
      search: (before) => ({ ...before, ...empty, ...criteria, page: undefined }),
      resetScroll: false,
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!('problem' in period)) search(withoutEmpty(typed))
  }

  function clear() {
    search(empty)
    onClose()
  }

  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-2 gap-3 border-b px-4 py-3 sm:grid-cols-3 lg:grid-cols-5"
    >
      {shown.map(({ name, label, placeholder }) => (
        <Input
          key={name}
          label={label}
          placeholder={placeholder}
          maxLength={80}
          value={typed[name] ?? ''}
          onChange={(text) => setTyped({ ...typed, [name]: text })}
          problem={'problem' in period && period.problem === name ? 'Not a time.' : undefined}
        />
      ))}
      <div className="flex items-start gap-2 self-end">
        <Button type="submit">Search</Button>
        <Button tone="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
    </form>
  )
}

function withoutEmpty(typed: Criteria): Criteria {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text?.trim()))
}
