import { useQuery } from '@tanstack/react-query'
import { gasPriceInGwei, isGasPriceOpen } from '#domain/blocks/gasPriceUnit.ts'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Significant } from '#ui/figures/numbers/Significant.tsx'

/** A gas price of the explorer's figures in Gwei. The node's own tells Gwei from wei; it is asked where both are possible. */
export function GasPrice({ value }: { value: Decimal | null }) {
  const isOpen = value !== null && isGasPriceOpen(value)
  const { data: nodePrice = null, isPending } = useQuery({ ...gasPriceQuery(), enabled: isOpen })
  if (isOpen && isPending) return <span aria-hidden="true">…</span>
  return <Significant value={value && gasPriceInGwei(value, nodePrice)} unit="Gwei" />
}
