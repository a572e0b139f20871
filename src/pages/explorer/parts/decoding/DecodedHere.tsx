import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { decodeAnonymousEvent } from '#domain/decoding/anonymousEvent.ts'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { callText } from '#domain/decoding/callText.ts'
import {
  type ContractAbi,
  decodeCall,
  decodeError,
  decodeLog,
  type InWords,
  isStandardEncoding,
  nameErrorFields,
} from '#domain/decoding/decode.ts'
import { innerCalls } from '#domain/decoding/innerCalls.ts'
import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import { areas } from '#lib/browser/config/areas.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { type OwnAbi, ownAbis } from '#lib/browser/storage/ownAbis.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { DecodedCall, type DecodedCallProps, type TokensOfCall } from './DecodedCall.tsx'
import { TooLarge } from './TooLarge.tsx'
import { useContractAbis } from './useContractAbis.ts'

/**
 * What to decode: the input of a call, the data of a revert, or a log; or an error of which the explorer sends the values
 * without the bytes.
 */
type UndecodedBytes =
  | { call: Hex }
  | { error: Hex }
  | { topics: readonly Hex[]; data: Hex }
  | { toldError: Decoded }

export type DecodedHereProps = {
  /** The contract. The user's ABI of it is tried first. */
  contract: Address | null
  undecoded: UndecodedBytes
  tokens?: TokensOfCall['tokens']
  /** What each parameter that the explorer told counts, where the names do not tell. */
  counted?: DecodedCallProps['counted']
  /** Whether the explorer has the source of the contract, or of its implementation; that ABI is tried next. */
  hasSource?: boolean | undefined
  /** The explorer's decoding, to which this adds the names of fields and the calls inside. */
  told?: Decoded | undefined
  /** Shows what is decoded; a call with the types of its arguments when left out. */
  part?: ComponentType<DecodedCallProps>
  /** Shown below what an ABI decodes. */
  below?: ReactNode
  /** Shown when no ABI fits. */
  children: ReactNode
}

/** Decodes with the user's ABI of the contract, that of its source, then any other that fits; else shows `children`. */
export function DecodedHere({
  contract,
  undecoded,
  hasSource = false,
  tokens,
  counted,
  told,
  part: Part = DecodedCall,
  below,
  children,
}: DecodedHereProps) {
  const own = useSyncExternalStore(ownAbis().subscribe, ownAbis().read)
  const sources = useContractAbis(hasSource && contract ? [contract] : [])
  const ofSource = sources.map(({ abi }) => abi)
  const ofProxy = sources.flatMap(({ address, abi }) => (address === contract ? [abi] : []))
  const [ofContract, ofOthers] = sorted(own, contract)
  const others = [...ofOthers, ...builtInAbis(areas())]
  const byOwn = decode(undecoded, ofContract)
  const bySource = byOwn ? null : decodeBySource(undecoded, ofSource, told)
  const here = byOwn ?? bySource ?? (told ? null : decode(undecoded, others))
  if (here?.tooLarge && !told)
    return (
      <>
        <TooLarge what={here.methodCall} data={bytesOf(undecoded)} />
        {below}
      </>
    )
  const decoded: Decoded | undefined =
    here && !here.tooLarge
      ? { ...here, withCurrentImplementation: !byOwn && told?.withCurrentImplementation }
      : told
  if (!decoded) return children
  const isTold = told !== undefined && !byOwn
  const origin = () => {
    if (byOwn) return 'Decoded with your ABI of this contract.'
    // The app has the ABIs of the contracts in the site's own configuration.
    if (!bySource && contract && knownContract(contract)) return null
    if (!bySource) return 'Decoded with the ABI of another contract. The names may be wrong.'
    return decodeBySource(undecoded, ofProxy, told)
      ? 'Decoded with the source of this contract.'
      : 'Decoded with the source of the implementation that this proxy has now.'
  }
  return (
    <>
      <Part decoded={decoded} contract={contract} tokens={tokens} counted={counted} />
      {here && !here.tooLarge && (
        <OddEncoding undecoded={undecoded} abis={[...ofContract, ...ofSource, ...others]} />
      )}
      {'call' in undecoded && (
        <InnerCalls calls={innerCalls(decoded.parameters, [...ofContract, ...ofSource, ...others])} />
      )}
      {!isTold && <p className="pt-1 text-xs text-faint empty:hidden">{origin()}</p>}
      {below}
    </>
  )
}

/**
 * Decodes with the source. Null where the explorer told other names: a proxy may have run another implementation then,
 * which the explorer may know.
 */
function decodeBySource(undecoded: UndecodedBytes, abis: readonly ContractAbi[], told: Decoded | undefined) {
  const here = decode(undecoded, abis) ?? anonymous(undecoded, abis)
  return here && (!told || hasSameNames(here, told)) ? here : null
}

/** Whether two decodings name the same function or event and its parameters. Parameters without a name fit any. */
function hasSameNames(here: InWords, told: Decoded): boolean {
  const nameOf = ({ methodCall }: { methodCall: string | null }) => methodCall?.split('(', 1)[0]
  if (nameOf(here) !== nameOf(told)) return false
  return told.parameters.every(({ name }, index) => {
    const named = here.parameters[index]?.name
    return !named || !name || unnamed.test(name) || named === name
  })
}

/** What explorers call a parameter without a name. */
const unnamed = /^_?(?:arg|argument|param)[ _]?\d*$/i

function bytesOf(undecoded: UndecodedBytes): Hex {
  if ('call' in undecoded) return undecoded.call
  if ('error' in undecoded) return undecoded.error
  return 'data' in undecoded ? undecoded.data : '0x'
}

/** A warning below arguments that, encoded again, are other bytes. */
function OddEncoding({ undecoded, abis }: { undecoded: UndecodedBytes; abis: readonly ContractAbi[] }) {
  const data = bytesOf(undecoded)
  if (!('call' in undecoded || 'error' in undecoded)) return null
  if (isStandardEncoding(data, 'call' in undecoded ? 'function' : 'error', abis)) return null
  const rest = ((data.length - 10) / 2) % 32
  return (
    <p className="pt-1 text-xs text-warn">
      These bytes are not the standard encoding of these arguments, so the values may be wrong.
      {rest > 0 && ` After whole words of 32 bytes, ${rest} ${rest === 1 ? 'is' : 'are'} left over.`}
    </p>
  )
}

/** The calls that a call has in its arguments. */
function InnerCalls({ calls }: { calls: readonly InWords[] }) {
  const rows = calls.map((call, index) => ({ call, index }))
  if (rows.length === 0) return null
  return (
    <section aria-label="Calls in the arguments" className="grid gap-2 pt-2 pl-4">
      <h3 className="text-xs font-medium text-muted">
        {rows.length === 1 ? 'A call' : `${rows.length} calls`} in the arguments
      </h3>
      <MoreRows rows={rows} first={10}>
        {(shown) => shown.map(({ call, index }) => <InnerCall key={index} call={call} />)}
      </MoreRows>
    </section>
  )
}

function InnerCall({ call }: { call: InWords }) {
  if (call.tooLarge) return <code className="font-mono text-xs">{callText(call)}</code>
  return <DecodedCall decoded={call} />
}

/** The user's ABI of the contract, and those of other contracts. */
function sorted(own: readonly OwnAbi[], contract: Address | null): [ContractAbi[], ContractAbi[]] {
  const isOf = ({ address }: OwnAbi) => address === contract
  const abiOf = ({ abi }: OwnAbi) => abi as ContractAbi
  return [own.filter(isOf).map(abiOf), own.filter((each) => !isOf(each)).map(abiOf)]
}

function decode(undecoded: UndecodedBytes, abis: readonly ContractAbi[]) {
  if ('call' in undecoded) return decodeCall(undecoded.call, abis)
  if ('error' in undecoded) return decodeError(undecoded.error, abis)
  if ('toldError' in undecoded) return nameErrorFields(undecoded.toldError, abis)
  return decodeLog(undecoded.topics, undecoded.data, abis)
}

/** An anonymous event of the contract itself. */
function anonymous(undecoded: UndecodedBytes, abis: readonly ContractAbi[]) {
  return 'topics' in undecoded ? decodeAnonymousEvent(undecoded.topics, undecoded.data, abis.flat()) : null
}
