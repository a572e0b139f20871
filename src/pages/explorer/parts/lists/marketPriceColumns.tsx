import type { Market } from '#interfaces/indexer/market.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'

/** The first columns of the explorer's lists of markets: the market and its price. */
export const marketPriceColumns: readonly Column<Market>[] = [
  {
    id: 'market',
    header: 'Market',
    width: 18,
    card: 'top',
    cell: ({ poolAddress, tokenAddress, symbol, name, metadataImageUrl }) => (
      <span className="flex min-w-0 gap-2">
        <RemotePicture src={metadataImageUrl} name={symbol}>
          <Letter name={symbol} address={tokenAddress} size={16} />
        </RemotePicture>
        <MarketLink pool={poolAddress} symbol={symbol} name={name} />
        {/* A card has no room for it beside the price, and the address on a line of its own. */}
        <span className="flex min-w-0 max-sm:hidden">
          <TokenTrust token={{ address: tokenAddress }} />
        </span>
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    card: 'top end',
    cell: ({ spotPrice }) => <Price value={spotPrice} />,
  },
]
