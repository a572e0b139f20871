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
import type { Launch } from '#interfaces/node/contract/curve/launchTerms.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ConnectOrTry } from '#pages/signing/demo/ConnectOrTry.tsx'
import { SignCall, useSignedCall } from '#pages/signing/SignCall.tsx'
import { Steps } from '#pages/signing/Steps.tsx'
import { DraftPage } from './DraftPage.tsx'
import { FirstBuy, firstBuyAmount } from './firstBuy/FirstBuy.tsx'
import { FirstBuyHint } from './firstBuy/FirstBuyHint.tsx'
import { firstBuySteps } from './firstBuy/firstBuySteps.ts'
import { NewMarket } from './NewMarket.tsx'

type CreateFormProps = {
  draft: MarketDraft
  onChange: (draft: MarketDraft) => void
  /** Null while unknown. */
  launch: Launch | null
}

/** The form of a new market beside its preview, and the button that signs. The created market replaces all of it. */
export function CreateForm({ draft, onChange, launch }: CreateFormProps) {
  const wallet = useWallet()
  const [firstBuy, setFirstBuy] = useState('')
  const field = (
    <FirstBuy
      text={firstBuy}
      onType={setFirstBuy}
      label="First buy, USD"
      hint={<FirstBuyHint amount={firstBuyAmount(firstBuy)} symbol={draft.symbol.trim()} launch={launch} />}
    />
  )
  if (wallet.status === 'connected')
    return (
      <SignedForm
        key={wallet.address}
        user={wallet.address}
        chainId={wallet.chainId}
        draft={draft}
        onChange={onChange}
        launch={launch}
        firstBuy={firstBuy}
        field={field}
      />
    )
  const symbol = marketTerms(draft) ? cleanText(draft.symbol, { longest: 32 }) : undefined
  const later = firstBuySteps(firstBuyAmount(firstBuy), symbol ?? '')
  return (
    <DraftPage draft={draft} onChange={onChange} launch={launch}>
      {field}
      {later.length > 0 && (
        <Steps
          steps={[
            { id: 'act', title: `Create ${symbol ?? 'the market'}`, why: 'One signature', record: null },
            ...later,
          ]}
        />
      )}
      <div className="grid gap-2">
        <ConnectOrTry act="create" label={symbol && `Open a free test wallet to create ${symbol}`} />
      </div>
    </DraftPage>
  )
}

type SignedFormProps = CreateFormProps & {
  user: Address
  chainId: number
  firstBuy: string
  /** The field of the first purchase. */
  field: ReactNode
}

/** The form with a wallet. The created market replaces it: its fields can no longer be changed. */
function SignedForm({ user, chainId, draft, onChange, launch, firstBuy, field }: SignedFormProps) {
  const factory = launch?.factory ?? null
  const { data: node = config().chainId } = useQuery(chainIdQuery())
  const state = useSignedCall(user, ({ kind, to }) => kind === 'createMarket' && to === factory)
  const terms = marketTerms(draft)
  const call = factory && terms ? createMarketCall(factory, terms) : null
  const symbol = cleanText(draft.symbol, { longest: 32 })
  if (state.confirmed)
    return (
      <NewMarket
        record={state.confirmed}
        draft={draft}
        firstBuy={firstBuy}
        onAgain={() => {
          state.forget()
          onChange(emptyDraft)
        }}
      />
    )
  return (
    <DraftPage draft={draft} onChange={onChange} launch={launch}>
      {field}
      <SignCall
        user={user}
        chains={{ wallet: chainId, node }}
        state={state}
        call={call}
        about={{ kind: 'createMarket', asset: factory ?? user, symbol }}
        title={`Create ${state.busy ? state.record?.symbol : symbol || 'the market'}`}
        waiting={waitingLabel(draft, factory)}
        later={firstBuySteps(firstBuyAmount(firstBuy), symbol)}
      />
    </DraftPage>
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
