import { useQuery } from '@tanstack/react-query'
import { feeEstimateQuery } from '#interfaces/node/fees/feeEstimate.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'

type CallFeeProps = { from: Address; call: ContractCall }

/** What the next signature costs, as the node estimates it. */
export function CallFee({ from, call }: CallFeeProps) {
  const { data: fee, isError } = useQuery({ ...feeEstimateQuery(from, call), refetchInterval: 15_000 })
  return (
    <p className="flex justify-between gap-3 text-xs text-muted">
      <span>Network fee ≈</span>
      {isError || fee === null ? (
        <span>Your wallet will estimate it</span>
      ) : (
        <span className="text-text">
          <NativeFee wei={fee ?? null} />
        </span>
      )}
    </p>
  )
}
