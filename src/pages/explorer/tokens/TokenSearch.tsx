import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'

const route = getRouteApi('/tokens')

/** Searches the tokens by name or symbol: an address is searched for in the bar above. The words are kept in the URL. */
export function TokenSearch() {
  const { q } = route.useSearch()
  const navigate = useNavigate({ from: '/tokens' })
  const [typed, setTyped] = useState(q ?? '')
  const search = (words: string) =>
    navigate({ search: (before) => ({ ...before, q: words.trim() || undefined, page: undefined }) })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
      }}
      className="flex w-full items-start gap-2"
    >
      <div className="min-w-16 flex-1 sm:w-60">
        <Input
          label="Search tokens"
          bare
          type="search"
          placeholder="Name or symbol"
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit">Search</Button>
      {q !== undefined && (
        <Button
          tone="quiet"
          onClick={() => {
            setTyped('')
            search('')
          }}
        >
          Clear
        </Button>
      )}
    </form>
  )
}
