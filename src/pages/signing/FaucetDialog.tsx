import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen, transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { mintCall } from '#interfaces/node/contract/token/tokenCalls.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'

/** A token that anybody may mint, and how many whole ones a click gives. */
export type FaucetAsset = { asset: Address; symbol: string; decimals: number; purse: bigint }

type FaucetDialogProps = {
  user: Address
  assets: readonly FaucetAsset[]
  /** What they are for. */
  use?: string
  onClose: () => void
}

/** Free test tokens of the local network. Each click is one transaction to sign. */
export function FaucetDialog({ user, assets, use = 'to pay for trades', onClose }: FaucetDialogProps) {
  const records = useTransactions()

  function mint(row: FaucetAsset) {
    const amount = row.purse * 10n ** BigInt(row.decimals)
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
      description={`Free test tokens ${use}. Each takes one transaction.`}
    >
      <ul className="grid gap-3">
        {assets.map((row) => (
          <Purse
            key={row.asset}
            row={row}
            last={records.find(
              ({ kind, asset, from }) => kind === 'mint' && asset === row.asset && from === user,
            )}
            onMint={() => mint(row)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

type PurseProps = { row: FaucetAsset; last: TransactionRecord | undefined; onMint: () => void }

function Purse({ row, last, onMint }: PurseProps) {
  const signsInPage = useSignsInPage()
  const state = last && transactionSentence(last, signsInPage)
  return (
    <li className="flex items-center justify-between gap-3 text-sm">
      <div className="min-w-0">
        <ExternalText>{row.symbol}</ExternalText>
        <p
          role="status"
          className={`text-xs empty:hidden ${state?.tone === 'bad' ? 'text-down' : 'text-muted'}`}
        >
          {state?.text}
        </p>
      </div>
      <Button busy={last !== undefined && isOpen(last)} onClick={onMint}>
        {`Get ${formatCount(row.purse)} ${row.symbol}`}
      </Button>
    </li>
  )
}
