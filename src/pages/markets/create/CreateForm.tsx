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
import { shortText } from '#lib/format/amountText.ts'
import { cleanText } from '#lib/text/text.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ImpactConsent } from '#pages/markets/market/trade/sign/ImpactConsent.tsx'
import { ConnectOrTry } from '#pages/signing/demo/ConnectOrTry.tsx'
import { SignCall, useSignedCall } from '#pages/signing/SignCall.tsx'
import { Steps } from '#pages/signing/Steps.tsx'
import { useFollowUp } from '#pages/signing/useFollowUp.ts'
import { DraftPage } from './DraftPage.tsx'
import { FirstBuy, firstBuyAmount } from './firstBuy/FirstBuy.tsx'
import { FirstBuyFigures } from './firstBuy/FirstBuyFigures.tsx'
import { FirstBuyHint } from './firstBuy/FirstBuyHint.tsx'
import { firstBuySteps } from './firstBuy/firstBuySteps.ts'
import type { FirstOrder } from './firstBuy/firstOrder.ts'
import { useFirstBuy } from './firstBuy/useFirstBuy.ts'
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
  const field = (problem?: string) => (
    <FirstBuy
      text={firstBuy}
      onType={setFirstBuy}
      label="First buy, USD"
      problem={problem}
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
    <DraftPage draft={draft} onChange={onChange} launch={launch} firstBuy={firstBuyAmount(firstBuy)}>
      {field()}
      {later.length > 0 && (
        <Steps
          steps={[
            { id: 'act', title: `Create ${symbol ?? 'the market'}`, why: 'One signature', record: null },
            ...later,
          ]}
        />
      )}
      <div className="grid gap-2">
        <ConnectOrTry act="create" label={symbol && `Create ${symbol} with free test tokens`} />
      </div>
    </DraftPage>
  )
}

type SignedFormProps = CreateFormProps & {
  user: Address
  chainId: number
  firstBuy: string
  /** The field of the first purchase, with its problem. */
  field: (problem?: string) => ReactNode
}

/** The form with a wallet. The created market replaces it: its fields can no longer be changed. */
function SignedForm({ user, chainId, draft, onChange, launch, firstBuy, field }: SignedFormProps) {
  const factory = launch?.factory ?? null
  const { data: node = config().chainId } = useQuery(chainIdQuery())
  const state = useSignedCall(user, ({ kind, to }) => kind === 'createMarket' && to === factory)
  const terms = marketTerms(draft)
  const symbol = cleanText(draft.symbol, { longest: 32 })
  const first = useFirstBuy(firstBuy, launch, user)
  const { order, consent, lacks } = first
  const amount = firstBuyAmount(firstBuy)
  // The purchase follows the creation while wallet and amount stay the same.
  const follow = useFollowUp<FirstOrder>({
    approve: state.record,
    entry: amount ?? 'none',
    needsApproval: false,
  })
  const call = factory && terms && !lacks ? createMarketCall(factory, terms) : null
  if (state.confirmed)
    return (
      <NewMarket
        record={state.confirmed}
        draft={draft}
        firstBuy={firstBuy}
        follow={follow}
        chainId={chainId}
        onAgain={() => {
          state.forget()
          onChange(emptyDraft)
        }}
      />
    )
  return (
    <DraftPage draft={draft} onChange={onChange} launch={launch} firstBuy={firstBuyAmount(firstBuy)}>
      {field(first.problem)}
      {order && <FirstBuyFigures plan={order.plan} symbol={symbol || 'tokens'} />}
      {consent && <ImpactConsent {...consent} />}
      {/* On a phone the button stays in view above the navigation, as in a sheet, with its cost once it can be pressed. */}
      <div className="page-acts" data-costs={call !== null}>
        <SignCall
          user={user}
          chains={{ wallet: chainId, node }}
          state={state}
          call={call}
          alike={factory && createMarketCall(factory, terms ?? shortTerms)}
          about={{ kind: 'createMarket', asset: factory ?? user, symbol }}
          title={`Create ${state.busy ? state.record?.symbol : symbol || 'the market'}`}
          waiting={waitingLabel(draft, factory, lacks)}
          later={firstBuySteps(amount, symbol, order, first.isApproved)}
          label={
            order ? `Create ${symbol} and buy for ${shortText(order.plan.amountIn, order.coin)}` : undefined
          }
          spends={order ? amount : undefined}
          onSent={(id) => order && follow.begin(id, order)}
        />
      </div>
    </DraftPage>
  )
}

/** Short names and symbols cost nearly the same to create; the fee is an estimate either way. */
const shortTerms = { name: 'Name', symbol: 'SYMBOL', metadata: '', strategy: 0 }

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
function waitingLabel(draft: MarketDraft, factory: Address | null, lacks: string | undefined): string {
  if (draft.name.trim() === '') return 'Enter a name'
  if (draft.symbol.trim() === '') return 'Enter a symbol'
  const [wrong] = Object.keys(draftProblems(draft)) as DraftField[]
  if (wrong) return `Correct the ${fieldNames[wrong]}`
  return (factory && lacks) || 'Waiting for the node'
}
