import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { TokenId } from '#pages/explorer/parts/transfers/TokenId.tsx'
import { ScamBadge } from '#ui/figures/ScamBadge.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail } from '#ui/layout/Details.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'

type FirstTransfersProps = { transaction: Transaction }

const most = 10

/** The first token transfers of a transaction; none while they are read. */
export function useFirstTransfers(transaction: Transaction): readonly TokenTransfer[] {
  const { hash, tokenTransfers, types } = transaction
  const { data } = useQuery({
    ...transactionTokenTransfersQuery(hash),
    enabled:
      tokenTransfers === null &&
      transactionStatus(transaction) === 'success' &&
      !types.includes('coin_transfer'),
  })
  return tokenTransfers ?? data?.items ?? []
}

/** Lists the first token transfers of a transaction. */
export function FirstTransfers({ transaction }: FirstTransfersProps) {
  const transfers = useFirstTransfers(transaction)
  if (transfers.length === 0) return null
  return (
    <Detail wide full label="Token transfers">
      <ol className="grid gap-1">
        {numbered(transfers).map(({ transfer, index }) => (
          <li key={index} className="flex flex-wrap items-center gap-x-2">
            <TokenAmount transfer={transfer} />
            {transfer.kind === 'token_minting' ? (
              <Party word="minted to" address={transfer.to} />
            ) : (
              <>
                <Party word="from" address={transfer.from} />
                <Party word="to" address={transfer.to} />
              </>
            )}
          </li>
        ))}
      </ol>
      {(transfers.length > most || transaction.tokenTransfersOverflow) && (
        <Link to="." search={{ tab: 'transfers' } as never} className="link">
          All token transfers
        </Link>
      )}
    </Detail>
  )
}

/** One side of a transfer. Its word never ends a line that the address does not begin on. */
function Party({ word, address }: { word: string; address: TokenTransfer['from'] }) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-baseline gap-x-2">
      <span className="text-faint">{word}</span>
      <AddressParameterLink address={address} />
    </span>
  )
}

function numbered(transfers: readonly TokenTransfer[]) {
  return transfers.slice(0, most).map((transfer, index) => ({ transfer, index }))
}

type TokenAmountProps = {
  transfer: Pick<TokenTransfer, 'token' | 'type' | 'amount' | 'decimals' | 'tokenId'>
}

/** The amount of a token, or the id of a non-fungible one. */
function TokenAmount({ transfer }: TokenAmountProps) {
  const { token, amount, tokenId } = transfer
  return (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      {amount !== null && <TokenUnits units={amount} of={transfer} style="exact" />}
      {amount !== null && tokenId !== null && <span className="text-faint">of</span>}
      {tokenId !== null && <TokenId collection={token?.address} id={tokenId} />}
      {amount === null && tokenId === null && <Unknown title="Unknown amount" />}
      {token && <TokenLink address={token.address} symbol={token.symbol || token.name} />}
      {token?.isScam && <ScamBadge />}
    </span>
  )
}
