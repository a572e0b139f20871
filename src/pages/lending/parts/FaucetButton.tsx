import { useState } from 'react'
import { isOpen } from '#interfaces/node/transactionSentence.ts'
import { startTransaction, useTransactions } from '#interfaces/node/transactions.ts'
import { askToConnect } from '#interfaces/node/wallet.ts'
import { config } from '#lib/config.ts'
import { everything } from '#lib/lendingLimits.ts'
import type { Address } from '#lib/wire.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { LendingRow } from './lendingRow.ts'

type FaucetButtonProps = { user: Address | null; rows: readonly LendingRow[] }

/** How much a click gives: a purse to play with, not a fortune. */
const purse: Record<number, bigint> = { 6: 10_000n, 8: 1n, 18: 5n }

/** Play money for the local network, where anybody may mint the tokens. Never offered elsewhere. */
export function FaucetButton({ user, rows }: FaucetButtonProps) {
  const [open, setOpen] = useState(false)
  const records = useTransactions()
  if (!config().wallet.demo) return null
  const assets = rows.filter((row) => row.reserve !== null && row.decimals in purse)
  if (assets.length === 0) return null

  async function mint(row: LendingRow, to: Address) {
    const { mintCall } = await import('#interfaces/lending/contract.ts')
    const amount = (purse[row.decimals] ?? 0n) * 10n ** BigInt(row.decimals)
    if (amount > everything) return
    startTransaction({
      ...mintCall(row.asset, to, amount),
      kind: 'mint',
      chainId: config().chainId,
      from: to,
      asset: row.asset,
      symbol: row.symbol,
      decimals: row.decimals,
      amount: amount.toString(),
    })
  }

  return (
    <>
      <Button onClick={() => (user ? setOpen(true) : askToConnect())}>Get test tokens</Button>
      <Dialog
        open={open && user !== null}
        onOpenChange={setOpen}
        title="Get test tokens"
        description="Play money of the local network. Each is one transaction you sign."
      >
        <ul className="grid gap-2">
          {assets.map((row) => {
            const busy = records.some(({ kind, asset, ...rest }) =>
              kind === 'mint' && asset === row.asset ? isOpen({ kind, asset, ...rest }) : false,
            )
            return (
              <li key={row.asset} className="flex items-center justify-between gap-3 text-sm">
                <span>{row.symbol}</span>
                <Button busy={busy} onClick={() => user && void mint(row, user)}>
                  {`Get ${(purse[row.decimals] ?? 0n).toLocaleString('en-US')} ${row.symbol}`}
                </Button>
              </li>
            )
          })}
        </ul>
      </Dialog>
    </>
  )
}
