import type { Decoded as DecodedWords } from '#interfaces/explorer/transaction/decoded.ts'
import { DecodedCall } from './DecodedCall.tsx'
import type { DecodedHereProps } from './DecodedHere.tsx'
import { Undecoded } from './Undecoded.tsx'

type DecodedProps = Omit<DecodedHereProps, 'told' | 'children'> & { told: DecodedWords }

/**
 * A call or an event that the explorer decoded. Tuples have no field names on the wire, and bytes may be calls
 * themselves, so for those it loads the contract's ABI.
 */
export function Decoded({ told, ...props }: DecodedProps) {
  const Part = props.part ?? DecodedCall
  const plain = (
    <Part decoded={told} contract={props.contract} tokens={props.tokens} counted={props.counted} />
  )
  const hasMore = told.parameters.some(({ type }) => /^\(|^tuple|^bytes(\[\d*\])*$/.test(type))
  if (!hasMore) return plain
  return (
    <Undecoded told={told} {...props}>
      {plain}
    </Undecoded>
  )
}
