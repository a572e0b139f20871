import { addressesInCall, addressTwins } from '#domain/tokens/suspiciousTransfers.ts'
import { addressBook } from '#lib/browser/storage/addressBook.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type TwinWarningProps = { call: ContractCall; from: Address }

/**
 * Warns before a signature when an address in the call begins and ends like the user's own or like one in their address
 * book, and is another one.
 */
export function TwinWarning({ call, from }: TwinWarningProps) {
  const own = [
    from,
    ...addressBook()
      .read()
      .map(({ address }) => address),
  ]
  const named = [call.to, ...addressesInCall(call.data)].filter((each) => !own.includes(each))
  const twins = addressTwins([...own, ...named])
  const imitations = named.flatMap((each) => {
    const original = twins.get(each)?.find((twin) => own.includes(twin))
    return original ? [{ each, original }] : []
  })
  return imitations.map(({ each, original }) => (
    <div key={each} role="alert" className="grid gap-1 text-sm text-warn">
      <p>
        <AddressLink address={each} whole /> begins and ends like{' '}
        {original === from ? 'your own address' : 'an address you know'}, and is another one:
      </p>
      <p>
        <AddressLink address={original} whole />
      </p>
    </div>
  ))
}
