import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type DraftField,
  draftProblems,
  emptyDraft,
  type MarketDraft,
  marketTerms,
} from '#domain/markets/create/marketDraft.ts'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { createMarketCall } from '#interfaces/node/contract/curve/creatorCalls.ts'
import { askToConnect, useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { FeeUseChoice } from '#pages/markets/parts/FeeUseChoice.tsx'
import { SignCall, useSignedCall } from '#pages/signing/SignCall.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { NewMarket } from './NewMarket.tsx'
import { SymbolNotice } from './SymbolNotice.tsx'

type CreateFormProps = {
  draft: MarketDraft
  onChange: (draft: MarketDraft) => void
  /** Null while unknown. */
  factory: Address | null
}

/** The form of a new market: its name, symbol and metadata, and the button that signs. */
export function CreateForm({ draft, onChange, factory }: CreateFormProps) {
  const wallet = useWallet()
  const [left, setLeft] = useState<ReadonlySet<DraftField>>(new Set())
  const problems = draftProblems(draft)
  const field = (name: DraftField) => ({
    value: draft[name],
    onChange: (text: string) => onChange({ ...draft, [name]: text }),
    onBlur: () => setLeft(new Set([...left, name])),
    problem: left.has(name) ? problems[name] : undefined,
  })
  return (
    <div className="grid gap-4 px-4 py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Input label="Name" placeholder="Tide Token" {...field('name')} />
        <Input label="Symbol" placeholder="TIDE" {...field('symbol')} />
      </div>
      <SymbolNotice symbol={draft.symbol.trim()} />
      <Optional>
        <DescriptionField {...field('description')} />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Input label="Picture (link)" placeholder="https://" inputMode="url" {...field('image')} />
          <Input label="Website" placeholder="https://" inputMode="url" {...field('website')} />
          <Input label="X" placeholder="https://x.com/" inputMode="url" {...field('twitter')} />
          <Input label="Telegram" placeholder="https://t.me/" inputMode="url" {...field('telegram')} />
        </div>
      </Optional>
      <FeeUseChoice
        label="What is done with the fees"
        value={draft.strategy}
        onChange={(strategy) => onChange({ ...draft, strategy })}
      />
      <p className="text-xs text-muted">Only the fee use can be changed later, by the owner of the NFT.</p>
      {wallet.status === 'connected' ? (
        <Sign
          key={wallet.address}
          user={wallet.address}
          chainId={wallet.chainId}
          draft={draft}
          factory={factory}
          onAgain={() => {
            setLeft(new Set())
            onChange(emptyDraft)
          }}
        />
      ) : (
        <Button tone="primary" size="large" wide busy={wallet.status === 'connecting'} onClick={askToConnect}>
          {wallet.status === 'connecting' ? 'Connecting' : 'Connect to create'}
        </Button>
      )}
    </div>
  )
}

/** What a market may do without. On a phone it is folded, so that the button is in view. */
function Optional({ children }: { children: ReactNode }) {
  if (!useIsPhone()) return children
  return (
    <details>
      <summary className="cursor-pointer text-sm text-muted">Description, picture, links</summary>
      <div className="grid gap-4 pt-4">{children}</div>
    </details>
  )
}

type SignProps = {
  user: Address
  chainId: number
  draft: MarketDraft
  factory: Address | null
  onAgain: () => void
}

function Sign({ user, chainId, draft, factory, onAgain }: SignProps) {
  const { data: node = config().chainId } = useQuery(chainIdQuery())
  const state = useSignedCall(user, ({ kind, to }) => kind === 'createMarket' && to === factory)
  const terms = marketTerms(draft)
  const call = factory && terms ? createMarketCall(factory, terms) : null
  const symbol = cleanText(draft.symbol, { longest: 32 })
  if (state.confirmed)
    return (
      <NewMarket
        record={state.confirmed}
        onAgain={() => {
          state.forget()
          onAgain()
        }}
      />
    )
  return (
    <SignCall
      user={user}
      chains={{ wallet: chainId, node }}
      state={state}
      call={call}
      about={{ kind: 'createMarket', asset: factory ?? user, symbol }}
      title={`Create ${state.busy ? state.record?.symbol : symbol || 'the market'}`}
      waiting={waitingLabel(draft, factory)}
    />
  )
}

const fieldNames: Record<DraftField, string> = {
  name: 'name',
  symbol: 'symbol',
  image: 'picture link',
  description: 'description',
  website: 'website',
  twitter: 'link to X',
  telegram: 'link to Telegram',
}

/** The label of the disabled button: what is still missing. */
function waitingLabel(draft: MarketDraft, factory: Address | null): string {
  if (draft.name.trim() === '') return 'Enter a name'
  if (draft.symbol.trim() === '') return 'Enter a symbol'
  const [wrong] = Object.keys(draftProblems(draft)) as DraftField[]
  if (wrong) return `Correct the ${fieldNames[wrong]}`
  return factory ? 'Create' : 'Waiting for the node'
}
