import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { type DraftField, draftProblems, type MarketDraft } from '#domain/markets/create/marketDraft.ts'
import { marketName } from '#domain/markets/marketName.ts'
import { searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { formatCount } from '#lib/format/count.ts'
import { FeeUseChoice } from '#pages/markets/parts/FeeUseChoice.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Input } from '#ui/form/Input.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { DraftName } from './DraftName.tsx'

type MarketFieldsProps = {
  draft: MarketDraft
  onChange: (draft: MarketDraft) => void
  /** What signs the draft, below its fields. */
  children: ReactNode
}

/** The name, the symbol, the picture, other metadata and the fee use of a new market. */
export function MarketFields({ draft, onChange, children }: MarketFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set())
  const problems = draftProblems(draft)
  const field = (name: DraftField) => ({
    value: draft[name],
    onChange: (text: string) => onChange({ ...draft, [name]: text }),
    onBlur: () => setLeft(new Set([...left, name])),
    problem: left.has(name) ? problems[name] : undefined,
  })
  return (
    <div className="thumbs grid gap-4 px-4 py-4 sm:gap-3">
      {/* Beside the form there is the whole preview; a phone has it below the button. */}
      <div aria-hidden className="-mx-4 -mt-4 border-b px-4 py-2 lg:hidden">
        <DraftName draft={draft} size={24} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-4 max-sm:*:last:col-span-full sm:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1fr)]">
        <Input label="Name" placeholder="My token" {...field('name')} />
        <Input
          label="Symbol"
          placeholder="ABC"
          hint={<SymbolNotice symbol={draft.symbol.trim()} />}
          {...field('symbol')}
        />
        <Input
          label="Picture (link)"
          placeholder="https://"
          inputMode="url"
          hint="Optional: an https or ipfs link, square, under 1 MB"
          {...field('image')}
        />
      </div>
      <Optional isOpen={Boolean(draft.description || draft.website || draft.strategy)}>
        <DescriptionField {...field('description')} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Input label="Website" placeholder="https://" inputMode="url" {...field('website')} />
          <Input label="X" placeholder="https://x.com/" inputMode="url" {...field('twitter')} />
          <Input label="Telegram" placeholder="https://t.me/" inputMode="url" {...field('telegram')} />
        </div>
        <FeeUseChoice
          label="Use of the fees: the only thing you can change later"
          value={draft.strategy}
          onChange={(strategy) => onChange({ ...draft, strategy })}
        />
      </Optional>
      {children}
    </div>
  )
}

/** A notice that other markets have the same symbol, which the contracts allow: buyers may confuse them. */
function SymbolNotice({ symbol }: { symbol: string }) {
  const asked = useDeferredValue(symbol)
  const { data } = useQuery({ ...searchMarketsQuery(asked), enabled: asked.length > 1, staleTime: 30_000 })
  const same = data?.rows.filter((market) => market.symbol.toLowerCase() === symbol.toLowerCase()) ?? []
  const [first] = same
  if (!first) return null
  return (
    <span className="text-warn">
      Taken by{' '}
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress: first.poolAddress }}
        className="link"
        target="_blank"
      >
        <ExternalText>{first.name.trim() || marketName(first)}</ExternalText>
      </Link>
      {same.length > 1 && ` and ${formatCount(same.length - 1)} more`}
    </span>
  )
}

/** What a market may do without: folded at first, unless something is in it. */
function Optional({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [startsOpen] = useState(isOpen)
  return (
    <details open={startsOpen}>
      <summary className="-my-2.5 cursor-pointer py-2.5 text-sm text-muted">
        Optional: description, links, use of the fees
      </summary>
      <div className="grid gap-4 pt-4">{children}</div>
    </details>
  )
}
