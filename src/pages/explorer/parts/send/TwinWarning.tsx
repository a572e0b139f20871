import { addressesInCall, addressTwins } from '#domain/tokens/suspiciousTransfers.ts'
import { addressBook } from '#lib/browser/storage/addressBook.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type TwinWarningProps = {
  call: ContractCall
  from: Address
  /** The calls that were sent from this browser before. */
  earlier: readonly ContractCall[]
}

/**
 * Warns before a signature when an address in the call begins and ends like the user's own, like one in their address book
 * or like one in a call they sent before, and is another one. An address of an earlier call is warned of too, because
 * that call may have been the mistake.
 */
export function TwinWarning({ call, from, earlier }: TwinWarningProps) {
  const own = new Set([
    from,
    ...addressBook()
      .read()
      .map(({ address }) => address),
  ])
  const known = new Set([...own, ...earlier.flatMap(addressesOf)])
  const named = new Set(addressesOf(call).filter((each) => !own.has(each)))
  const twins = addressTwins([...known, ...named])
  const imitations = [...named].flatMap((each) => {
    const original = twins.get(each)?.find((twin) => known.has(twin))
    return original ? [{ each, original }] : []
  })
  const nameOf = (original: Address) => {
    if (original === from) return 'your own address'
    return own.has(original) ? 'an address you know' : 'one in a call you sent before'
  }
  return imitations.map(({ each, original }) => (
    <div key={each} role="alert" className="grid gap-1 text-sm text-warn">
      <p>
        <AddressLink address={each} whole /> begins and ends like {nameOf(original)}, and is another one:
      </p>
      <p>
        <AddressLink address={original} whole />
      </p>
    </div>
  ))
}

function addressesOf({ to, data }: ContractCall): Address[] {
  return [to, ...addressesInCall(data)]
}
