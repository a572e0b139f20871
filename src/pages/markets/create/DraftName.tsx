import type { MarketDraft } from '#domain/markets/create/marketDraft.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'

type DraftNameProps = {
  draft: Pick<MarketDraft, 'name' | 'symbol' | 'image'>
  /** The side of the picture in pixels: beside a small one, symbol and name are in one line. */
  size?: 24 | 40 | 64
  /** Of the token, once it has one. */
  address?: Address | undefined
}

/** The picture or letter, the symbol and the name of a market, as they were typed: the picture is the creator's own. */
export function DraftName({ draft, size = 40, address }: DraftNameProps) {
  const isShort = size === 24
  const [name, symbol] = [draft.name.trim() || 'Name', draft.symbol.trim() || 'SYMBOL']
  return (
    // The colours of a token follow from its address: before it has one, its letter has none.
    <div
      className={`flex min-w-0 items-center gap-3 ${address ? '' : '[&_.tinted]:bg-raised [&_.tinted]:bg-none [&_.tinted]:text-muted'}`}
    >
      <SafeImage src={draft.image.trim()} name={symbol} address={address} size={size} isOwn />
      <div className={`min-w-0 ${isShort ? 'flex items-baseline gap-2 text-sm' : ''}`}>
        <p className={`truncate font-semibold ${isShort ? '' : 'text-lg'}`}>
          <ExternalText>{symbol}</ExternalText>
        </p>
        <p className="truncate text-muted">
          <ExternalText>{name}</ExternalText>
        </p>
      </div>
    </div>
  )
}
