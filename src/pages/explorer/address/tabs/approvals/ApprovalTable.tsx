import { useQuery } from '@tanstack/react-query'
import { unlimitedFrom } from '#domain/approvals/decodeApproval.ts'
import { type TokenBalance, tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import type { Approval } from '#interfaces/node/contract/token/approvals.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { formatCount } from '#lib/format/count.ts'
import { formatMoney } from '#lib/format/money.ts'
import { fromUnits, isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Spender } from '#pages/explorer/parts/cells/Spender.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Button } from '#ui/form/Button.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { ApprovedToken } from './ApprovedToken.tsx'
import { allAtRisk, atRisk } from './atRisk.ts'

type ApprovalTableProps = {
  owner: Address
  approvals: readonly Approval[]
  /** Undefined for the approvals of somebody else. */
  onRevoke?: ((approval: Approval) => void) | undefined
}

/** A table of the approvals that are still in force: those of unknown spenders first, of them the unlimited ones. */
export function ApprovalTable({ owner, approvals, onRevoke }: ApprovalTableProps) {
  // The head of the page has asked for them.
  const { data: balances, isError } = useQuery({ ...tokenBalancesQuery(owner), enabled: false })
  const columns = [...columnsBefore, riskColumn(balances?.items ?? []), blockColumn]
  return (
    <LookAlikes tokens={approvals.map(({ token, symbol }) => ({ address: token, symbol, name: null }))}>
      <UnknownSpenders approvals={approvals} balances={balances?.items ?? (isError ? [] : null)} />
      <MoreRows rows={approvals.toSorted((a, b) => rankOf(a) - rankOf(b))} first={100}>
        {(shown) => (
          <Table
            caption="Approvals"
            columns={onRevoke ? [...columns, revokeColumn(onRevoke)] : columns}
            rows={shown}
            rowKey={({ token, spender, kind }) => `${token} ${spender} ${kind}`}
            empty="No active approvals found."
          />
        )}
      </MoreRows>
    </LookAlikes>
  )
}

type UnknownSpendersProps = {
  approvals: readonly Approval[]
  /** Null while they are read. */
  balances: readonly TokenBalance[] | null
}

/** What those spenders together could take that are no contract of this site; nothing where there are none. */
function UnknownSpenders({ approvals, balances }: UnknownSpendersProps) {
  const unknown = approvals.filter(({ spender }) => !knownContract(spender))
  if (unknown.length === 0) return null
  const { worth, isPart } = allAtRisk(unknown, balances ?? [])
  const parts = [
    ...(isZero(worth) && isPart ? [] : [formatMoney(worth)]),
    ...(isPart ? ['tokens of unknown value'] : []),
  ]
  return (
    // Its line is kept while the balances are read.
    <p className="min-h-9.25 border-b px-4 py-2 text-sm text-warn">
      {balances && `Unknown spenders can take ${parts.join(' and ')}.`}
    </p>
  )
}

/** The lower, the more an approval endangers. */
function rankOf({ spender, allowed }: Approval): number {
  const isUnlimited = allowed === 'all' || (typeof allowed === 'bigint' && allowed >= unlimitedFrom)
  return (knownContract(spender) ? 2 : 0) + (isUnlimited ? 0 : 1)
}

const columnsBefore: readonly Column<Approval>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 12,
    card: 'top',
    cell: (approval) => <ApprovedToken approval={approval} />,
  },
  {
    id: 'spender',
    header: 'Spender',
    width: 16,
    cell: ({ spender }) => (
      <span className="inline-flex max-w-full items-baseline gap-1.5">
        <Spender address={spender} />
        {!knownContract(spender) && (
          <Badge tone="warn" title="No contract of this site">
            Unknown
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'allowed',
    header: 'Allowed',
    width: 10,
    align: 'end',
    card: 'top end',
    cell: (approval) => <Allowed approval={approval} />,
  },
]

const blockColumn: Column<Approval> = {
  id: 'block',
  header: 'Last set in block',
  width: 7,
  align: 'end',
  importance: 2,
  cardLabel: 'block',
  cell: ({ block }) => <BlockLink number={block} />,
}

/** What the spender could take now, in dollars: of the balance no more than it may. */
function riskColumn(balances: readonly TokenBalance[]): Column<Approval> {
  return {
    id: 'risk',
    header: 'At risk',
    help: 'The smaller of balance and allowance, by the price of the explorer',
    width: 6,
    align: 'end',
    cardLabel: 'at risk',
    // Of a contract of this site, which takes only what a signed action says, it is no warning.
    cell: (approval) => (
      <span className={knownContract(approval.spender) ? 'text-faint' : 'font-medium text-warn'}>
        <Money value={atRisk([approval], balances)} />
      </span>
    ),
  }
}

function revokeColumn(onRevoke: (approval: Approval) => void): Column<Approval> {
  return {
    id: 'revoke',
    header: 'Revoke',
    width: 6,
    align: 'end',
    card: 'actions',
    cell: (approval) => (
      <Button
        size="small"
        aria-label={`Revoke ${approval.symbol ?? approval.token}`}
        onClick={() => onRevoke(approval)}
      >
        Revoke
      </Button>
    ),
  }
}

/** How much the spender may still move: without a limit a warning, but not of a contract of this site. */
export function Allowed({ approval: { spender, allowed, decimals, symbol } }: { approval: Approval }) {
  const tone = knownContract(spender) ? 'text-muted' : 'font-medium text-warn'
  if (allowed === 'unknown') return <Unknown title="The contract does not say how much" />
  if (allowed === 'all') return <span className={tone}>All of the collection</span>
  if (allowed >= unlimitedFrom)
    return (
      <span className={tone} title={String(allowed)}>
        Unlimited
      </span>
    )
  if (decimals === null) return <span title="Unknown decimals">{formatCount(allowed)} base units</span>
  return <Amount value={fromUnits(allowed, decimals)} unit={symbol ?? undefined} />
}
