import { useQuery } from '@tanstack/react-query'
import { decodeResult, encodeFunction } from '#domain/abi/contractFunction.ts'
import { contractCallQuery } from '#interfaces/node/contract/contractCall.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { RecordedAddress } from '#pages/explorer/parts/cells/RecordedAddress.tsx'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

/** A longer value is read in the form. */
const longest = 66

type ReadValueProps = { called: AbiFunction; address: Address }

/** What a function without arguments returns now, where that is one value of a line; else nothing, its form says why. */
export function ReadValue({ called, address }: ReadValueProps) {
  const call = contractCallQuery(address, encodeFunction(called, []), useWalletAddress())
  const { data: result } = useQuery(call)
  const values = result && 'data' in result ? decodeResult(called, result.data) : null
  const { type, value } = (Array.isArray(values) && values.length === 1 && values[0]) || {}
  if (typeof value !== 'string' || value.length > longest || value.includes('\n')) return
  return (
    <span className="ml-1 font-mono break-all" style={{ textIndent: 0 }}>
      {' '}
      {type === 'address' ? (
        <RecordedAddress address={addressParameter(value)} />
      ) : (
        <>
          <ExternalText>{value}</ExternalText> <span className="text-xs text-faint">{type}</span>
        </>
      )}
    </span>
  )
}
