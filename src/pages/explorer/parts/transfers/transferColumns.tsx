import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Suspicion } from '#domain/tokens/suspiciousTransfers.ts'
import { wholeTokens } from '#interfaces/explorer/token/tokenDecimals.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { Direction } from '#pages/explorer/parts/cells/Direction.tsx'
import { ageColumn, blockColumn, transactionColumn } from '#pages/explorer/parts/cells/originColumns.tsx'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { MethodName } from '#pages/explorer/parts/methods/MethodName.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'
import { TokenId } from './TokenId.tsx'
import { suspicionBadge, transferMark } from './transferMark.tsx'
import { worthColumns } from './worthColumns.tsx'

const RemotePicture = lazyRouteComponent(
  () => import('#ui/figures/pictures/RemotePicture.tsx'),
  'RemotePicture',
)

type TransferColumnsProps = {
  rows: readonly TokenTransfer[]
  without: readonly ('transaction' | 'token' | 'id')[]
  self: Address | undefined
  suspicious: ReadonlyMap<TokenTransfer, Suspicion>
}

/** The columns of a table of token transfers that have something to say about its rows. */
export function transferColumns({
  rows,
  without,
  self,
  suspicious,
}: TransferColumnsProps): readonly Column<TokenTransfer>[] {
  const isOfToken = without.includes('token')
  const areIds = rows.length > 0 && rows.every(isSingle)
  const amount = amountColumn(suspicious, without.includes('transaction'), !isOfToken)
  const columns = [
    ...(without.includes('transaction') ? [] : [transactionColumn, methodColumn, blockColumn, ageColumn]),
    ...addressColumns(self, suspicious),
    ...(isOfToken
      ? [
          ...(areIds ? [] : [amountOfToken(amount, rows)]),
          ...worthColumns(rows, false),
          ...(!without.includes('id') && rows.some(({ tokenId }) => tokenId !== null) ? [idColumn] : []),
        ]
      : [
          areIds ? { ...amount, header: 'ID' } : amount,
          rows.some(isOtherStandard) ? { ...tokenColumn, width: 12 } : tokenColumn,
          trustColumn,
          ...worthColumns(rows, without.includes('transaction')),
        ]),
  ]
  if (!without.includes('transaction')) return columns
  // The first line of a card begins with the amount, where no transaction stands before it.
  return columns.map((column) => (ofTransfer.has(column.id) ? { ...column, card: 'top' } : column))
}

/** On a phone they stand beside the addresses: the line above them is of the whole transaction. */
const ofTransfer = new Set(['kind', 'amount', 'token', 'tokenId'])

const methodColumn: Column<TokenTransfer> = {
  id: 'method',
  ofWhole: true,
  header: 'Method',
  width: 8,
  importance: 3,
  card: 'top',
  // A transfer does not tell which contract was called, and so not whether its swap is a purchase.
  cell: ({ method }) =>
    method && <MethodName name={method} {...(/^swap[A-Z]/.test(method) && { words: 'Swap' })} />,
}

function addressColumns(
  self: Address | undefined,
  suspicious: ReadonlyMap<TokenTransfer, Suspicion>,
): readonly Column<TokenTransfer>[] {
  const mark = (transfer: TokenTransfer) => transferMark({ transfer, suspicion: suspicious.get(transfer) })
  // Of a zero value the amount says it.
  const ofParty = (found: Suspicion | undefined) => (found === 'zero' ? undefined : found)
  const marked = (transfer: TokenTransfer, party: TokenTransfer['from']) => (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      <span className="contents max-sm:hidden">
        {transferMark({ transfer, suspicion: ofParty(suspicious.get(transfer)) })}
      </span>
      <AddressParameterLink address={party} />
    </span>
  )
  const from: Column<TokenTransfer> = {
    id: 'from',
    header: 'From',
    width: 15.5,
    importance: 2,
    cell: (transfer) => marked(transfer, transfer.from),
  }
  const to: Column<TokenTransfer> = {
    id: 'to',
    header: 'To',
    width: 15.5,
    importance: 2,
    // On a phone two names with their addresses need a line each.
    card: 'foot',
    cardLabel: '→',
    cell: (transfer) => <AddressParameterLink address={transfer.to} />,
  }
  const kind: Column<TokenTransfer> = {
    id: 'kind',
    header: 'Kind',
    cardOnly: true,
    firm: true,
    cell: mark,
  }
  if (!self) return [kind, from, to]
  const direction: Column<TokenTransfer> = {
    id: 'direction',
    header: 'Direction',
    width: 5,
    firm: true,
    cell: (transfer) => <Direction self={self} from={transfer.from} to={transfer.to} />,
  }
  const other: Column<TokenTransfer> = {
    id: 'other',
    header: 'Other side',
    width: 14,
    cell: (transfer) => marked(transfer, transfer.from.address === self ? transfer.to : transfer.from),
  }
  return [kind, direction, other]
}

/** Whether it is a non-fungible token: it has an id and no amount. */
function isSingle({ amount, tokenId }: TokenTransfer): boolean {
  return amount === null && tokenId !== null
}

/** Whole tokens, comparable where all rows are of one token. */
function amountOf(transfer: TokenTransfer): Decimal | null {
  return wholeTokens(transfer.amount, transfer)
}

/** Nearly all are of the one standard, so that only another one is worth a word. */
function isOtherStandard({ type }: Pick<TokenTransfer, 'type'>): boolean {
  return type !== null && type !== 'ERC-20'
}

/**
 * How many, or which: among other tokens the id of an NFT stands in place of an amount. The page of one transaction has
 * room for its figures on a phone, too.
 */
function amountColumn(
  suspicious: ReadonlyMap<TokenTransfer, Suspicion>,
  isOfTransaction: boolean,
  withId: boolean,
): Column<TokenTransfer> {
  return {
    id: 'amount',
    header: 'Amount',
    width: 8,
    align: 'end',
    card: 'bottom end',
    cell: (transfer) => {
      const { token, tokenId } = transfer
      const id = withId && tokenId !== null && <TokenId collection={token?.address} id={tokenId} />
      if (isSingle(transfer)) return id || null
      const amount = <TokenUnits units={transfer.amount} of={transfer} />
      const units = isOfTransaction ? <CompactFigures value={false}>{amount}</CompactFigures> : amount
      if (id)
        return (
          <>
            {units} × {id}
          </>
        )
      if (suspicious.get(transfer) !== 'zero') return units
      return (
        <>
          <span className="max-sm:hidden">{suspicionBadge('zero')}</span>
          <span className="sm:hidden">{units}</span>
        </>
      )
    },
  }
}

/** Of one token, whose symbol stands in the head of the column, and on a phone in each row. */
function amountOfToken(amount: Column<TokenTransfer>, rows: readonly TokenTransfer[]): Column<TokenTransfer> {
  const symbol = rows[0]?.token?.symbol?.trim() ?? ''
  return {
    ...amount,
    unit: () => symbol,
    amount: amountOf,
    cell: (transfer) => (
      <>
        {amount.cell(transfer)} <span className="text-faint sm:hidden">{symbol}</span>
      </>
    ),
  }
}

const idColumn: Column<TokenTransfer> = {
  id: 'tokenId',
  header: 'ID',
  width: 6,
  card: 'bottom end',
  cell: ({ token, tokenId }) => tokenId !== null && <TokenId collection={token?.address} id={tokenId} />,
}

const tokenColumn: Column<TokenTransfer> = {
  id: 'token',
  header: 'Token',
  width: 10,
  card: 'bottom end',
  cell: ({ token, imageUrl, ...transfer }) => (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      {imageUrl && (
        <Suspense>
          <RemotePicture src={imageUrl} name={token?.symbol ?? ''} />
        </Suspense>
      )}
      {token ? (
        // A long symbol leaves room for the address that tells a look-alike, which gives way to a short one.
        <span className="flex max-w-24 shrink-0">
          <TokenLink address={token.address} symbol={token.symbol || token.name} />
        </span>
      ) : (
        <Unknown title="Unknown token" />
      )}
      {token && (
        <span className="contents max-sm:hidden">
          <TokenTrust token={token} />
        </span>
      )}
      {isOtherStandard(transfer) && (
        <span className="max-sm:hidden">
          <Badge>{transfer.type}</Badge>
        </span>
      )}
    </span>
  ),
}

/** On a phone below the amount, so that it leaves the name of the other side its room. */
const trustColumn: Column<TokenTransfer> = {
  id: 'trust',
  header: '',
  cardOnly: true,
  card: 'foot end',
  cell: ({ token }) => token && <TokenTrust token={token} />,
}
