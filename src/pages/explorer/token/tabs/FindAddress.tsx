import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'

const route = getRouteApi('/token/$address')

/** A field that filters the list of the tab by address or name. The text is in the URL. */
export function FindAddress() {
  const { find = '' } = route.useSearch()
  const navigate = useNavigate({ from: '/token/$address' })
  const [typed, setTyped] = useState(find)

  function search(text: string) {
    void navigate({
      search: (before) => ({ ...before, find: text.trim() || undefined, page: undefined }),
      resetScroll: false,
    })
  }

  return (
    <form
      className="flex flex-wrap items-start gap-2 border-b px-4 py-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        search(typed)
      }}
    >
      <div className="min-w-0 flex-1 basis-40 sm:max-w-120">
        <Input
          label="Address to look for"
          bare
          placeholder="Address or name"
          maxLength={80}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit">Find</Button>
      {find !== '' && (
        <Button
          tone="quiet"
          onClick={() => {
            setTyped('')
            search('')
          }}
        >
          Show all
        </Button>
      )}
    </form>
  )
}
