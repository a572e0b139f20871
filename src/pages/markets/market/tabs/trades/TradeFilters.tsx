import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { Input } from '#ui/form/Input.tsx'
import { Select } from '#ui/form/Select.tsx'

const route = getRouteApi('/markets/$poolAddress')

const sides = [
  { value: '', label: 'Buys and sells' },
  { value: 'buy', label: 'Buys' },
  { value: 'sell', label: 'Sells' },
] as const

const sizes = [
  { value: '', label: 'Any size' },
  { value: '100', label: 'From $100' },
  { value: '1000', label: 'From $1,000' },
  { value: '10000', label: 'From $10,000' },
]

/** The filters of trades by side, size and trader, kept in the URL. */
export function TradeFilters() {
  const search = route.useSearch()
  const { side = '', least, trader = '' } = search
  const navigate = useNavigate({ from: '/markets/$poolAddress' })
  const [typed, setTyped] = useState<string>(trader)
  const size = least === undefined ? '' : String(least)

  function set(change: Pick<typeof search, 'side' | 'least' | 'trader'>) {
    return navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
  }

  function editTrader(text: string) {
    setTyped(text)
    const query = parseSearch(text)
    void set({ trader: query.kind === 'address' ? checksummed(query.address) : undefined })
  }

  const isUnread = typed.trim() !== '' && parseSearch(typed).kind !== 'address'
  return (
    <div className="thumbs flex flex-wrap items-start gap-2 border-b px-4 py-2">
      <Select
        label="Side"
        bare
        value={side}
        options={sides}
        onChange={(next) => set({ side: next === '' ? undefined : next })}
      />
      <Select
        label="Size"
        bare
        value={size}
        options={sizes.some(({ value }) => value === size) ? sizes : [...sizes, ownSize(size)]}
        onChange={(next) => set({ least: next === '' ? undefined : Number(next) })}
      />
      <div className="min-w-40 flex-1">
        <Input
          label="Trader"
          bare
          placeholder="Trader, 0x…"
          value={typed}
          onChange={editTrader}
          problem={isUnread ? 'Enter a whole address.' : undefined}
        />
      </div>
    </div>
  )
}

/** An option for a size in the URL that is not in the list. */
function ownSize(value: string) {
  return { value, label: `From $${value}` }
}
