import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

type SearchFormProps = { typed?: string }

/** A large search form. It leads to the search page, which opens a record named exactly. */
export function SearchForm({ typed = '' }: SearchFormProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(typed)

  function submit(event: FormEvent) {
    event.preventDefault()
    const q = text.trim()
    if (q !== '') navigate({ to: '/search', search: { q } })
  }

  return (
    <form onSubmit={submit} className="relative flex items-center gap-2">
      <Search size={18} className="pointer-events-none absolute left-3 text-faint" aria-hidden />
      <input
        type="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Hash, address, block number, name or symbol"
        placeholder="Hash, address, block number, name or symbol"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="search"
        className="h-11 min-w-0 flex-1 rounded-md border bg-surface pr-3 pl-10 text-md hover:border-edge"
      />
      <Button type="submit" tone="primary" size="large">
        Search
      </Button>
    </form>
  )
}
