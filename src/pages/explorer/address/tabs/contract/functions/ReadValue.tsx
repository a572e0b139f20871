import { useQuery } from '@tanstack/react-query'
import { decodeResult, encodeFunction } from '#domain/abi/contractFunction.ts'
import { statedTime } from '#domain/decoding/statedTime.ts'
import { contractCallQuery } from '#interfaces/node/contract/contractCall.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { RecordedAddress } from '#pages/explorer/parts/cells/RecordedAddress.tsx'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'
import { Time } from '#ui/figures/Time.tsx'

/** Of a fixed-point number that contracts call a wad. */
const wadDecimals = 18

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
  const reading = type && readingOf(called.name, type, value)
  return (
    <span className="ml-1 font-mono break-all" style={{ textIndent: 0 }}>
      {' '}
      {type === 'address' ? (
        <RecordedAddress address={addressParameter(value)} />
      ) : (
        <>
          {reading && <>{reading} </>}
          <span className={`inline-block max-w-full ${reading ? 'text-xs text-faint' : ''}`}>
            <ExternalText>{value}</ExternalText>
          </span>{' '}
          <span className="text-xs whitespace-nowrap text-faint">{type}</span>
        </>
      )}
    </span>
  )
}

/** What a number counts by the name of its function: a point in time, or a "wad", a number with 18 decimals; null of others. */
function readingOf(name: string, type: string, value: string) {
  const time = statedTime({ name, type, value })
  if (time)
    return (
      <span className="mr-1 font-sans">
        <Time at={time} style="full" />
      </span>
    )
  if (type !== 'uint256' || !/wad$/i.test(name)) return null
  return (
    <span className="mr-1 font-sans">
      <Significant value={fromUnits(BigInt(value), wadDecimals)} unit="" />
    </span>
  )
}
