import { mintCall } from '#interfaces/lending/contract.ts'
import { isOpen } from '#interfaces/node/transactionSentence.ts'
import { startTransaction, useTransactions } from '#interfaces/node/transactions.ts'
import { config } from '#lib/config.ts'
import { formatCount } from '#lib/format.ts'
import type { Address } from '#lib/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ExternalText } from '#ui/ExternalText.tsx'
import { purseOf } from './faucet.ts'
import type { LendingRow } from './lendingRow.ts'

type FaucetDialogProps = { user: Address; assets: readonly LendingRow[]; onClose: () => void }

/** Play money for the local network: each click is one transaction to sign. */
export function FaucetDialog({ user, assets, onClose }: FaucetDialogProps) {
  const records = useTransactions()

  function mint(row: LendingRow) {
    const amount = purseOf(row) * 10n ** BigInt(row.decimals)
    startTransaction({
      ...mintCall(row.asset, user, amount),
      kind: 'mint',
      chainId: config().chainId,
      from: user,
      asset: row.asset,
      symbol: row.symbol,
      decimals: row.decimals,
      amount: amount.toString(),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Get test tokens"
      description="Play money of this network. Each is one transaction you sign."
    >
      <ul className="grid gap-2">
        {assets.map((row) => (
          <li key={row.asset} className="flex items-center justify-between gap-3 text-sm">
            <ExternalText>{row.symbol}</ExternalText>
            <Button
              busy={records.some(
                (record) => record.kind === 'mint' && record.asset === row.asset && isOpen(record),
              )}
              onClick={() => mint(row)}
            >
              {`Get ${formatCount(purseOf(row))} ${row.symbol}`}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
