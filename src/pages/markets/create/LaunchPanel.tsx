import { useSyncExternalStore } from 'react'
import { firstPurchase, type LaunchPoint, launchPoint } from '#domain/markets/create/launchCurve.ts'
import type { MarketDraft } from '#domain/markets/create/marketDraft.ts'
import { stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import { feeRange } from '#domain/markets/curve/poolFee.ts'
import type { Launch } from '#interfaces/node/contract/curve/launchTerms.ts'
import { isNamedImage } from '#lib/browser/config/allowedSources.ts'
import { config } from '#lib/browser/config/config.ts'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { formatCount } from '#lib/format/count.ts'
import { type Decimal, fromUnits, toUnits, zero } from '#lib/numbers/decimal.ts'
import { safeHref } from '#lib/text/href.ts'
import { CurveDrawing } from '#pages/markets/parts/figures/CurveDrawing.tsx'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { feeRangeText } from '#pages/markets/parts/figures/feeRangeText.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { DraftName } from './DraftName.tsx'

type LaunchPanelProps = {
  draft: MarketDraft
  launch: Launch | null
  /** The dollars of the first purchase; undefined without one. */
  firstBuy: Decimal | undefined
}

const perDollar = 10n ** BigInt(stablecoinDecimals)
/** The dollars in the pool for which figures are shown. */
const shown = [0n, 1_000n, 10_000n, 100_000n]

/** The market as its page will show it, and the figures along its curve. */
export function LaunchPanel({ draft, launch, firstBuy }: LaunchPanelProps) {
  const start = launch && launchPoint(launch, 0n)
  const description = draft.description.trim()
  return (
    <Panel title="Preview" asOf={launch && <AsOf at={null} block={launch.block} />}>
      <div className="grid gap-3 border-b px-4 py-3 text-sm">
        {/* On a narrow screen the form has them above its fields. */}
        <div className="max-lg:hidden">
          <DraftName draft={draft} />
        </div>
        <PictureNote image={draft.image.trim()} />
        {description && (
          <p className="line-clamp-3 whitespace-pre-line wrap-anywhere text-muted">
            <ExternalText>{description}</ExternalText>
          </p>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Figure label="Starting price" size="large">
            <Price value={start?.price ?? null} />
          </Figure>
          <Figure label="Starting diluted cap" size="large">
            <Money value={start?.marketCap ?? null} style="short" />
          </Figure>
        </div>
      </div>
      {launch ? <Curve launch={launch} firstBuy={firstBuy} /> : <Skeleton rows={6} />}
    </Panel>
  )
}

/** What others see in place of the picture, where they see a letter. */
function PictureNote({ image }: { image: string }) {
  const { remoteImages } = useSyncExternalStore(preferences.subscribe, preferences.read)
  const href = safeHref(image)
  const isNamed = href !== null && isNamedImage(href, config())
  if ((href === null && !image.startsWith('ipfs://')) || (remoteImages && isNamed)) return null
  return (
    <p className="text-xs text-muted">
      {isNamed
        ? 'Others see a letter until they allow remote images in Settings.'
        : 'This site shows a letter: it loads no pictures of that server.'}
    </p>
  )
}

function Curve({ launch, firstBuy }: { launch: Launch; firstBuy: Decimal | undefined }) {
  const bought = firstBuy && firstPurchase(launch, toUnits(firstBuy, stablecoinDecimals))
  const points = shown.map((usd) => launchPoint(launch, usd * perDollar))
  return (
    <>
      <CurveDrawing
        sold={zero}
        price={launchPoint(launch, 0n).price}
        after={bought && { sold: bought.share, price: bought.price }}
      />
      <dl className="grid gap-1.5 border-b px-4 py-3 text-sm">
        <FigureLine label="Supply, all of it in the pool">
          <Amount value={fromUnits(launch.tokens, tokenDecimals)} />
        </FigureLine>
        <FigureLine label="Fee of a trade on the first day">{feeRangeText(feeRange(0n, 0n))}</FigureLine>
      </dl>
      <Table
        caption="The curve"
        columns={columns}
        rows={points}
        rowKey={({ usd }) => String(usd)}
        empty="No curve."
      />
      <p className="border-t px-4 py-2 text-xs text-muted">
        The diluted cap counts unsold tokens, too. Only the dollars in the pool can pay sellers.
      </p>
    </>
  )
}

const columns: Column<LaunchPoint>[] = [
  {
    id: 'usd',
    header: 'In the pool',
    card: 'top',
    cardLabel: 'in the pool',
    cell: ({ usd }) => `$${formatCount(usd / perDollar)}`,
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    card: 'top end',
    cardLabel: 'price',
    cell: ({ price }) => <Price value={price} />,
  },
  {
    id: 'cap',
    header: 'Diluted cap',
    align: 'end',
    card: 'bottom',
    cardLabel: 'diluted cap',
    cell: ({ marketCap }) => <Money value={marketCap} style="short" />,
  },
  {
    id: 'sold',
    header: 'Sold',
    align: 'end',
    card: 'bottom end',
    cardLabel: 'sold',
    cell: ({ sold }) => <Percent value={sold} places={2} />,
  },
]
