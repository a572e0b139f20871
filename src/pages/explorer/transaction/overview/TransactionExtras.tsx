import { actionSentence } from '#domain/explorer/actionSentence.ts'
import { withdrawalStep } from '#domain/explorer/withdrawalStatus.ts'
import { type ExtraLine, readExtraFields } from '#interfaces/explorer/extras/extraField.ts'
import { batchFields, transactionRollupFields } from '#interfaces/explorer/extras/rollupFields.ts'
import {
  type Authorization,
  blobFields,
  otherFields,
  readTransactionExtras,
  type Withdrawal,
} from '#interfaces/explorer/extras/transactionExtras.ts'
import type { Wire } from '#interfaces/explorer/wire/detail.ts'
import { ExtraLines } from '#pages/explorer/parts/page/ExtraLines.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import type { Column } from '#ui/table/Column.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { Table } from '#ui/table/Table.tsx'

/** The fields of a transaction that only some explorers send: withdrawals, rollup, blobs, authorizations. */
export function TransactionExtras({ wire }: { wire: Wire }) {
  const { withdrawals, authorizations, actions } = readTransactionExtras(wire)
  return (
    <>
      {withdrawals.length > 0 && <Withdrawals rows={withdrawals} />}
      {actions.length > 0 && (
        <Panel title="Actions, according to the explorer" source="explorer">
          <ul className="grid gap-1 px-4 py-3 text-sm">
            <MoreRows rows={numbered(actions)} as="li">
              {(shown) =>
                shown.map(({ index, row }) => (
                  <li key={index}>
                    <ExternalText>{actionSentence(row)}</ExternalText>
                  </li>
                ))
              }
            </MoreRows>
          </ul>
        </Panel>
      )}
      <ExtraLines
        title="Rollup"
        lines={readExtraFields(wire, [...transactionRollupFields, ...batchFields])}
      />
      <ExtraLines title="Blobs" lines={readExtraFields(wire, blobFields)} />
      {authorizations.length > 0 && (
        <Panel title="Authorizations" source="explorer">
          <MoreRows rows={numbered(authorizations)} first={100}>
            {(shown) => (
              <Table
                caption="Which contract accounts asked to run, or to run none any more (EIP-7702)"
                columns={authorizationColumns}
                rows={shown.map(({ row, index }) => ({ ...row, index }))}
                rowKey={({ index }) => index}
                empty=""
              />
            )}
          </MoreRows>
        </Panel>
      )}
      <ExtraLines title="Specific to this chain" lines={readExtraFields(wire, otherFields).filter(isSome)} />
    </>
  )
}

function numbered<Row>(rows: readonly Row[]): { index: number; row: Row }[] {
  return rows.map((row, index) => ({ index, row }))
}

function isSome({ value }: ExtraLine): boolean {
  return value.kind !== 'count' || value.count > 0n
}

function Withdrawals({ rows }: { rows: readonly Withdrawal[] }) {
  return (
    <Panel title="Withdrawals to L1" source="explorer">
      <ul className="divide-y text-sm">
        <MoreRows rows={numbered(rows)} as="li">
          {(shown) => shown.map(({ index, row }) => <WithdrawalItem key={index} {...row} />)}
        </MoreRows>
      </ul>
    </Panel>
  )
}

function WithdrawalItem({ nonce, status, l1TransactionHash }: Withdrawal) {
  const step = withdrawalStep(status)
  return (
    <li className="grid gap-1 px-4 py-3">
      <span className="flex flex-wrap items-baseline gap-2">
        <Badge tone={step?.needs === 'owner' ? 'warn' : step?.needs === 'nothing' ? 'up' : 'neutral'}>
          {status ?? 'Unknown status'}
        </Badge>
        {step && <span className={step.needs === 'owner' ? 'text-warn' : 'text-muted'}>{step.sentence}</span>}
      </span>
      {l1TransactionHash && (
        <span className="flex flex-wrap gap-x-2 text-faint">
          L1 transaction <Hash value={l1TransactionHash} whole />
        </span>
      )}
      {nonce && (
        <span className="text-xs break-all text-faint">
          Nonce <ExternalText>{nonce}</ExternalText>
        </span>
      )}
    </li>
  )
}

/** `invalid_signature` as words. */
function words(status: string): string {
  return status.replaceAll('_', ' ')
}

/** The contract that an authorization delegates to. The zero address ends a delegation. */
function Delegate({ address }: Pick<Authorization, 'address'>) {
  if (address === null) return <Unknown />
  return BigInt(address) === 0n ? 'None: ends the delegation' : <AddressLink address={address} contract />
}

const authorizationColumns: readonly Column<Authorization & { index: number }>[] = [
  {
    id: 'authority',
    header: 'Account',
    width: 12,
    card: 'top',
    cell: ({ authority }) => (authority ? <AddressLink address={authority} /> : <Unknown />),
  },
  {
    id: 'code',
    header: 'Runs the code of',
    width: 12,
    cardLabel: '→',
    cell: ({ address }) => <Delegate address={address} />,
  },
  {
    id: 'chain',
    header: 'Chain',
    width: 5,
    importance: 2,
    cardLabel: 'chain',
    cell: ({ chainId }) => (chainId === null ? <Unknown /> : chainId === 0 ? 'any' : chainId),
  },
  {
    id: 'nonce',
    header: 'Nonce',
    width: 5,
    importance: 2,
    cardLabel: 'nonce',
    cell: ({ nonce }) => nonce ?? <Unknown />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 7,
    card: 'top end',
    cell: ({ status }) =>
      status && (
        <Badge tone={status === 'ok' ? 'up' : 'down'}>
          {status === 'ok' ? status : `${words(status)}: no effect`}
        </Badge>
      ),
  },
]
